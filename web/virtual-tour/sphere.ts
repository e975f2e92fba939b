// The panorama viewer and its styles, in a separate chunk.
import '@photo-sphere-viewer/core/index.css'

export { Viewer } from '@photo-sphere-viewer/core'
