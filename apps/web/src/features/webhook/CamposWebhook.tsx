import { CampoEmpresas } from '#partes/empresa/CampoEmpresas.tsx'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { CampoEventos } from './CampoEventos.tsx'
import classes from './Webhook.module.css'
import type { ValoresWebhook } from './webhook.formulario.ts'
import { rotulos, textos } from './webhook.textos.ts'

type CamposWebhookProps = {
  valores: ValoresWebhook
  /** Companies of the record, which may no longer be among the options. */
  doRegistro?: readonly { id: string; nome: string }[]
}

/** The fields of a webhook, for creating and editing. */
export function CamposWebhook({ valores, doRegistro = [] }: CamposWebhookProps) {
  return (
    <div className={classes.campos}>
      <CampoTexto name="nome" label={rotulos.nome} withAsterisk autoComplete="off" maxLength={80} />
      <CampoTexto
        name="url"
        type="url"
        label={rotulos.url}
        description={textos.urlExplicada}
        inputWrapperOrder={dicaAbaixo}
        placeholder="https://erp.exemplo.com.br/avisos"
        withAsterisk
        autoComplete="off"
        maxLength={500}
      />
      <CampoEventos />
      <CampoEmpresas todas={valores.todas_empresas} escolhidas={valores.empresas} doRegistro={doRegistro} />
      <CampoInterruptor name="ativo" label={textos.ligado} description={textos.ligadoExplicado} />
    </div>
  )
}
