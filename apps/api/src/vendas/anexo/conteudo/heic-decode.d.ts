declare module 'heic-decode' {
  type Imagem = { width: number; height: number; data: Uint8ClampedArray }
  const decodificar: (entrada: { buffer: Uint8Array }) => Promise<Imagem>
  export = decodificar
}
