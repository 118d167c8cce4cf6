import {
  nomesDasPrioridades,
  nomesDosCanaisDeAtendimento,
  nomesDosTiposDeAtendimento,
} from '@balcao/contract/posvenda/atendimento-nomes'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { CampoTelefone } from '#ui/campos/CampoTelefone.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { rotulos } from './atendimento.textos.ts'
import classes from './Campos.module.css'

/** Who asks, for what and how: the same when a ticket is opened and when it is corrected. */
export function CamposDoAtendimento() {
  return (
    <>
      <CampoTexto name="assunto" label={rotulos.assunto} autoComplete="off" />
      <div className={classes.lado}>
        <CampoDeOpcoes name="tipo" label={rotulos.tipo} nomes={nomesDosTiposDeAtendimento} />
        <CampoDeOpcoes name="prioridade" label={rotulos.prioridade} nomes={nomesDasPrioridades} />
      </div>
      <CampoDeOpcoes name="canal" label={rotulos.canal} nomes={nomesDosCanaisDeAtendimento} />
      <div className={classes.lado}>
        <CampoTexto name="solicitante_nome" label={rotulos.solicitante_nome} autoComplete="off" />
        <CampoTelefone name="solicitante_telefone" label={rotulos.solicitante_telefone} vazio={null} />
      </div>
    </>
  )
}
