import type { RefObject } from 'react'

type Entrada = RefObject<HTMLInputElement | null>

type EntradasDeArquivoProps = {
  camera: Entrada
  arquivo: Entrada
  /** Of both, for who cannot see them. */
  rotulos: { camera: string; arquivo: string }
  /** The kinds of file, as an `<input>` takes them. */
  aceita: string
  aoEscolher: (escolhido: File) => void
}

/** What buttons of any look press: the phone's own camera, and the choice of a file. */
export function EntradasDeArquivo({ camera, arquivo, rotulos, aceita, aoEscolher }: EntradasDeArquivoProps) {
  const aoMudar = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const [escolhido] = currentTarget.files ?? []
    if (escolhido) aoEscolher(escolhido)
    // So that the same file can be chosen again after a refusal.
    currentTarget.value = ''
  }
  return (
    <>
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={rotulos.camera}
        onChange={aoMudar}
      />
      <input
        ref={arquivo}
        hidden
        type="file"
        accept={aceita}
        aria-label={rotulos.arquivo}
        onChange={aoMudar}
      />
    </>
  )
}
