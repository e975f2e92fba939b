// The names of the panoramas, for code that draws nothing.

import { placeNames } from '#art/places/names.ts'

/** The first four stand with places that were added before each had a panorama of its own. */
export const panoramaKinds = ['village', 'harbour', 'city', 'field', ...placeNames] as const
export type PanoramaKind = (typeof panoramaKinds)[number]
export const isPanorama = (name: string): name is PanoramaKind => panoramaKinds.some((kind) => kind === name)
