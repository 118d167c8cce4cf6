import type { AdicionalOpcao } from '@balcao/contract/catalogo/adicional'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { sufixoDaCobranca, textos } from './promocao.textos.ts'

type AdicionarVinculoProps = {
  opcoes: readonly AdicionalOpcao[]
  aoEscolher: (adicional: AdicionalOpcao) => void
}

/** Choosing adds it at once, and the field is ready for the next one. */
export function AdicionarVinculo({ opcoes, aoEscolher }: AdicionarVinculoProps) {
  const escolher = (id: string | null) => {
    const escolhido = opcoes.find((opcao) => opcao.id === id)
    if (escolhido) aoEscolher(escolhido)
  }
  return (
    <CampoSelecao
      // A new key for another list, which also clears the text typed to find the last choice.
      key={opcoes.length}
      aria-label={textos.adicionais.adicionar}
      placeholder={textos.adicionais.adicionar}
      maw={420}
      data={opcoes.map(({ id, nome, valor, cobranca }) => ({
        value: id,
        label: `${nome} · ${formatarDinheiro(valor)}${sufixoDaCobranca[cobranca]}`,
      }))}
      value={null}
      onChange={escolher}
    />
  )
}
