import { ConfirmarAcao } from '../ConfirmarAcao.tsx'
import { textos } from '../textos.ts'

type DescartarAlteracoesProps = { aoFicar: () => void; aoSair: () => void }

export function DescartarAlteracoes({ aoFicar, aoSair }: DescartarAlteracoesProps) {
  return (
    <ConfirmarAcao
      titulo={textos.formulario.descartarTitulo}
      consequencia={textos.formulario.descartarTexto}
      textoConfirmar={textos.formulario.descartar}
      textoCancelar={textos.formulario.continuar}
      aoConfirmar={aoSair}
      aoCancelar={aoFicar}
    />
  )
}
