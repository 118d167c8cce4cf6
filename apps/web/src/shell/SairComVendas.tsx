import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { textos } from './sair.textos.ts'

type SairComVendasProps = { quantas: number; aoSair: () => void; aoFicar: () => void }

export function SairComVendas({ quantas, aoSair, aoFicar }: SairComVendasProps) {
  return (
    <ConfirmarAcao
      titulo={textos.pergunta(quantas)}
      consequencia={textos.consequencia(quantas)}
      textoConfirmar={textos.sair}
      textoCancelar={textos.ficar}
      aoConfirmar={aoSair}
      aoCancelar={aoFicar}
    />
  )
}
