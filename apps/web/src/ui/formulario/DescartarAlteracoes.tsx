import { ConfirmarAcao } from '../ConfirmarAcao.tsx'
import { textos } from './descartar.textos.ts'

type DescartarAlteracoesProps = { aoFicar: () => void; aoSair: () => void }

export function DescartarAlteracoes({ aoFicar, aoSair }: DescartarAlteracoesProps) {
  return (
    <ConfirmarAcao
      titulo={textos.titulo}
      consequencia={textos.texto}
      textoConfirmar={textos.descartar}
      textoCancelar={textos.continuar}
      aoConfirmar={aoSair}
      aoCancelar={aoFicar}
    />
  )
}
