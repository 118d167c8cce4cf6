/** A part of a drawing: its tag, its attributes as React names them, and what is inside. */
export type Traco = [tag: string, atributos: Record<string, string>, dentro?: Traco[]]

const desenhos = new Map<string, Traco[]>()

/** Called by the build for each icon that the code names: see `vite/icones.ts`. */
export const guardarDesenho = (nome: string, tracos: Traco[]) => {
  desenhos.set(nome, tracos)
}
export const desenhoDe = (nome: string) => desenhos.get(nome)
