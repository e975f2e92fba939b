// The panorama viewer and its styles, in a file of their own that only those who look around fetch.
import '@photo-sphere-viewer/core/index.css'

export { Viewer } from '@photo-sphere-viewer/core'
