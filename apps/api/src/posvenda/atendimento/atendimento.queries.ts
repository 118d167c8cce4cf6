import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { acoesPossiveisNoAtendimento } from '@balcao/contract/posvenda/atendimento-pode-agir'
import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { and, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { ocultarEndereco, veTudo } from '#clientes/cliente/mascarar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { alcancado } from './alcance.ts'
import { atendimento } from './atendimento.table.ts'
import { conversaDosAtendimentos } from './conversa.queries.ts'
import { comoVeem } from './mascarar.ts'

const responsavel = alias(usuario, 'responsavel')

const lerComNomes = (db: Db, quem: Pessoa, id: string) =>
  db
    .select({
      a: atendimento,
      plano: contrato.plano_nome,
      empresa: empresa.nome_fantasia,
      cliente: { id: cliente.id, nome: cliente.nome, email: cliente.email },
      situacao_do_contrato: contrato.situacao,
      titular_id: contrato.cliente_id,
      endereco: clienteEndereco,
      cidade: municipio.nome,
      uf: municipio.uf,
      aberto_por: usuario.nome,
      responsavel: responsavel.nome,
    })
    .from(atendimento)
    .innerJoin(contrato, eq(contrato.id, atendimento.cliente_plano_id))
    .innerJoin(clienteEndereco, eq(clienteEndereco.id, contrato.endereco_id))
    .innerJoin(municipio, eq(municipio.codigo, clienteEndereco.codigo_ibge))
    .innerJoin(cliente, eq(cliente.id, atendimento.cliente_id))
    .innerJoin(empresa, eq(empresa.id, atendimento.empresa_id))
    .innerJoin(usuario, eq(usuario.id, atendimento.aberto_por))
    .leftJoin(responsavel, eq(responsavel.id, atendimento.responsavel_id))
    .where(and(eq(atendimento.id, id), alcancado(quem)))

type Lido = Awaited<ReturnType<typeof lerComNomes>>[number]

/** The doubles of a ticket, or the one that it was merged into. */
const lerLigados = (db: Db, { id, unido_a }: { id: string; unido_a: string | null }) =>
  db
    .select({ id: atendimento.id, protocolo: atendimento.protocolo, assunto: atendimento.assunto })
    .from(atendimento)
    .where(or(eq(atendimento.unido_a, id), unido_a ? eq(atendimento.id, unido_a) : undefined))
    .orderBy(atendimento.protocolo)

const enderecoVisto = (quem: Pessoa, { endereco, cidade, uf }: Lido) => {
  const inteiro = { ...endereco, cidade, uf }
  return enderecoEmLinha(veTudo(quem) ? inteiro : ocultarEndereco(inteiro), `${cidade} – ${uf}`)
}

/** A ticket as far as this person may see it, with all that was said and done in it and in its doubles. */
export const obterAtendimento = async (db: Db, quem: Pessoa, id: string): Promise<Atendimento> => {
  const [lido] = await lerComNomes(db, quem, id)
  if (!lido) throw naoEncontrado()
  const { a } = lido
  const ligados = await lerLigados(db, a)
  const unido_a = ligados.find((um) => um.id === a.unido_a) ?? null
  const unidos = ligados.filter((um) => um !== unido_a)
  const visto = comoVeem(quem)
  return {
    id: a.id,
    protocolo: a.protocolo,
    situacao: a.situacao,
    situacao_em: a.situacao_em,
    tipo: a.tipo,
    prioridade: a.prioridade,
    canal: a.canal,
    assunto: a.assunto,
    solicitante_nome: a.solicitante_nome,
    solicitante_telefone: visto.telefone(a.solicitante_telefone),
    cliente: { id: lido.cliente.id, nome: lido.cliente.nome },
    email_do_cliente: visto.email(lido.cliente.email),
    cliente_plano_id: a.cliente_plano_id,
    plano: lido.plano,
    contrato: {
      id: a.cliente_plano_id,
      cliente_id: lido.titular_id,
      plano: lido.plano,
      situacao: lido.situacao_do_contrato,
      endereco: enderecoVisto(quem, lido),
    },
    empresa: { id: a.empresa_id, nome: lido.empresa },
    responsavel:
      a.responsavel_id && lido.responsavel ? { id: a.responsavel_id, nome: lido.responsavel } : null,
    aberto_por: lido.aberto_por,
    prazo: a.prazo,
    aguarda_desde: a.aguarda_desde,
    unido_a,
    unidos,
    ...(await conversaDosAtendimentos(db, a.id, unidos, visto)),
    acoes: acoesPossiveisNoAtendimento({ situacao: a.situacao, unido_a }, quem.pode),
    criado_em: a.criado_em,
    atualizado_em: a.atualizado_em,
    versao: a.versao,
  }
}
