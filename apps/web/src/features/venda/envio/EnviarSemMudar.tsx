import { ENVIAR_ASSIM_MESMO, nadaMudouEmPalavras } from '#partes/venda/nada-mudou.textos.ts'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { textos } from './envio.textos.ts'

type EnviarSemMudarProps = { motivo: string | null; aoEnviar: () => void; aoFechar: () => void }

/** Asked once: as it is, the sale would come back for the same reason. */
export function EnviarSemMudar({ motivo, aoEnviar, aoFechar }: EnviarSemMudarProps) {
  return (
    <ConfirmarAcao
      titulo={textos.semMudar}
      consequencia={nadaMudouEmPalavras(motivo)}
      textoConfirmar={ENVIAR_ASSIM_MESMO}
      textoCancelar={textos.preco.voltar}
      aoConfirmar={aoEnviar}
      aoCancelar={aoFechar}
    />
  )
}
