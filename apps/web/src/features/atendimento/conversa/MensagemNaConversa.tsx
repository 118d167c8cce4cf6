import type { MensagemDoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { desde } from '#ui/desde.ts'
import { Icone } from '#ui/Icone.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import classes from './Conversa.module.css'
import { textos } from './conversa.textos.ts'

type MensagemProps = { mensagem: MensagemDoAtendimento; nova: boolean }

/** Where it went, in words: the colour and the side only help. */
const destino = ({ tipo, envio, para }: MensagemDoAtendimento) =>
  tipo === 'INTERNA'
    ? textos.internaExplicada
    : [envio && textos.envio[envio], para && textos.para(para)].filter(Boolean).join(' ')

export function MensagemNaConversa({ mensagem, nova }: MensagemProps) {
  const { tipo, quem, em, texto, envio, protocolo } = mensagem
  const interna = tipo === 'INTERNA'
  return (
    <article className={classes.mensagem} data-tipo={tipo}>
      <header className={classes.topo}>
        <strong>
          <Icone nome={interna ? 'tabler:lock' : 'tabler:mail'} tamanho={16} />
          {interna ? textos.interna : textos.aoCliente}
        </strong>
        <span data-falhou={envio === 'FALHOU' || undefined}>{destino(mensagem)}</span>
        {nova && <Situacao tom="informacao">{textos.nova}</Situacao>}
      </header>
      <p className={classes.texto}>{texto}</p>
      <footer className={classes.rodape}>
        {quem}, <time dateTime={em}>{desde(em)}</time>
        {protocolo !== null && ` · ${textos.doProtocolo(protocolo)}`}
      </footer>
    </article>
  )
}
