/** The id of the element that holds a section, apart from those of its fields. */
export const sectionId = (id: string): string => `section-${id}`
