import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import {
  nomesDosCanaisDeAtendimento,
  nomesDosTiposDeAtendimento,
} from '@balcao/contract/posvenda/atendimento-nomes'
import { nomesDosContratos } from '@balcao/contract/vendas/contrato'
import { Link } from '@tanstack/react-router'
import { textos as daParte, rotulos } from '#partes/atendimento/atendimento.textos.ts'
import { LinkDoCliente, LinkDoContrato } from '#partes/cliente/LinkSePode.tsx'
import { type Dado, DadosEmLista } from '#ui/DadosEmLista.tsx'
import { desde } from '#ui/desde.ts'
import { Andamento } from '#ui/historico/Andamento.tsx'
import { textos as doHistorico } from '#ui/historico/historico.textos.ts'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { Telefone } from '#ui/Telefone.tsx'
import classes from './Atendimento.module.css'
import { textos } from './atendimento.textos.ts'
import { passosDe } from './historico.ts'

/** What the ticket is about, and what happened to it. */
export function DadosDoAtendimento({ atendimento }: { atendimento: Atendimento }) {
  const { cliente, contrato, unidos } = atendimento
  const doContrato = { id: contrato.cliente_id, planoId: contrato.id }
  const dados: Dado[] = [
    [
      rotulos.cliente,
      <LinkDoCliente key="cliente" id={cliente.id}>
        {cliente.nome}
      </LinkDoCliente>,
    ],
    [rotulos.solicitante_nome, <Solicitante key="solicitante" atendimento={atendimento} />],
    [
      rotulos.contrato,
      <span key="contrato">
        <LinkDoContrato {...doContrato}>{contrato.plano}</LinkDoContrato> (
        {nomesDosContratos[contrato.situacao].toLowerCase()}), {contrato.endereco}
      </span>,
    ],
    [rotulos.empresa, atendimento.empresa.nome],
    [rotulos.responsavel, atendimento.responsavel?.nome ?? daParte.ninguem],
    [rotulos.prazo, quando(atendimento.prazo)],
    [rotulos.tipo, nomesDosTiposDeAtendimento[atendimento.tipo]],
    [rotulos.canal, nomesDosCanaisDeAtendimento[atendimento.canal]],
    [textos.aberto, textos.abertoPor(atendimento.aberto_por, desde(atendimento.criado_em))],
    [textos.unidos, unidos.map(({ protocolo, assunto }) => `${protocolo} · ${assunto}`).join('\n')],
  ]
  return (
    <>
      <Secao titulo={textos.dados}>
        <DadosEmLista dados={dados} />
        <Link
          to="/admin/cliente/$id/plano/$planoId/atendimento"
          params={doContrato}
          className={classes.outros}
        >
          {textos.doContrato}
        </Link>
      </Secao>
      <Secao titulo={doHistorico.titulo}>
        <Andamento passos={passosDe(atendimento.historico)} />
      </Secao>
    </>
  )
}

function Solicitante({ atendimento }: { atendimento: Atendimento }) {
  const { solicitante_nome: nome, solicitante_telefone: telefone } = atendimento
  if (!telefone) return `${nome}, ${textos.semTelefone}`
  return (
    <>
      {nome}, <Telefone numero={telefone} />
    </>
  )
}
