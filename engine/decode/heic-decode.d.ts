declare module 'heic-decode' {
  interface DecodedImage {
    readonly width: number
    readonly height: number
    readonly data: Uint8ClampedArray
  }
  interface PendingImage {
    readonly width: number
    readonly height: number
    readonly decode: () => Promise<DecodedImage>
  }
  const decode: { readonly all: (options: { buffer: Uint8Array }) => Promise<PendingImage[] & { dispose: () => void }> }
  export = decode
}
