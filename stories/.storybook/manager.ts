import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

/** Charts bring their own controls, and need the height. */
const isChart = ({ storyId }: { readonly storyId?: string }) => storyId?.startsWith('charts-') === true

addons.setConfig({
  theme: create({ base: 'light', brandTitle: '算力商城 · Compute Mall', colorSecondary: '#c00019' }),
  layoutCustomisations: { showPanel: (state, usual) => (isChart(state) ? false : usual) },
})
