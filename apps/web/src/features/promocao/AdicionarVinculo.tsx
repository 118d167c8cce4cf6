import type { AdicionalOpcao } from '@balcao/contract/catalogo/adicional'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { sufixoDaCobranca, textos } from './promocao.textos.ts'

type AdicionarVinculoProps = {
  opcoes: readonly AdicionalOpcao[]
  aoEscolher: (adicional: AdicionalOpcao) => void
}

/** Choosing adds at once; the field is then ready for the next. */
export function AdicionarVinculo({ opcoes, aoEscolher }: AdicionarVinculoProps) {
  const escolher = (id: string | null) => {
    const escolhido = opcoes.find((opcao) => opcao.id === id)
    if (escolhido) aoEscolher(escolhido)
  }
  return (
    <CampoSelecao
      // Another list is another field: the text typed to find the last choice goes with it.
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
