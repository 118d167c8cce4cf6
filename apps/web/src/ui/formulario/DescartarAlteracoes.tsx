import { ConfirmarAcao } from '../ConfirmarAcao.tsx'
import { textos } from './formulario.textos.ts'

type DescartarAlteracoesProps = { aoFicar: () => void; aoSair: () => void }

export function DescartarAlteracoes({ aoFicar, aoSair }: DescartarAlteracoesProps) {
  return (
    <ConfirmarAcao
      titulo={textos.descartarTitulo}
      consequencia={textos.descartarTexto}
      textoConfirmar={textos.descartar}
      textoCancelar={textos.continuar}
      aoConfirmar={aoSair}
      aoCancelar={aoFicar}
    />
  )
}
