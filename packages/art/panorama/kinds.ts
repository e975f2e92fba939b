// The names of the panoramas, for code that draws nothing.

export const panoramaKinds = ['village', 'harbour', 'city', 'field'] as const
export type PanoramaKind = (typeof panoramaKinds)[number]
export const isPanorama = (name: string): name is PanoramaKind => panoramaKinds.some((kind) => kind === name)
