// The part of subset-font that we use; the package brings no types.
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
    preserveNameIds?: number[]
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>
}
