/** Id of the part of the settle page that has the apply button. */
export const OWN_APPLICATION = 'own-application'
