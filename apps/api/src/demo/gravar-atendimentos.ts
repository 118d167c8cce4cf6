import type { Referencia } from '@balcao/contract/base/escolha'
import { agendaEm, horasDaPrioridade, prazoEmHorasUteis } from '@balcao/contract/posvenda/horas-uteis'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { atendentesDaEmpresa } from '#posvenda/atendimento/atendentes.queries.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { caminhos, pedidos } from './atendimentos.ts'
import { inserir } from './inserir.ts'
import { criarSorte } from './sorte.ts'

const QUANTOS = 160
const HORA_MS = 3_600_000

type ContratoDaDemo = {
  id: string
  cliente_id: string
  empresa_id: string
  nome: string
  email: string | null
  telefone: string | null
  texto: string
  cidade: string
  uf: string
}

const contratosAtivos = async (db: Db) => {
  const { rows } = await db.execute<ContratoDaDemo>(sql`
    select k.id, k.cliente_id, c.empresa_id, c.nome, c.email, c.telefones -> 0 ->> 'numero' as telefone, m.nome as cidade,
      m.uf, concat_ws(' ', c.nome, c.cpf_cnpj, jsonb_path_query_array(c.telefones, '$[*].numero')::text) as texto
    from cliente_plano k join cliente c on c.id = k.cliente_id join cliente_endereco e on e.id = k.endereco_id
      join municipio m on m.codigo = e.codigo_ibge
    where k.situacao = 'ATIVO' order by md5(c.codigo::text) limit ${QUANTOS}`)
  return rows
}

/** Tickets in every state, some of them late, as if people had worked on them over the months. */
export const gravarAtendimentos = async ({ db, usuario }: Contexto) => {
  const sorte = criarSorte(20_261_118)
  const configuracao = await lerConfiguracao(db)
  const contratos = await contratosAtivos(db)
  const porEmpresa = new Map<string, Referencia[]>()
  for (const { empresa_id } of contratos)
    if (!porEmpresa.has(empresa_id)) {
      const atendentes = await atendentesDaEmpresa(db, empresa_id)
      // Not the first account, which nobody signs in with there.
      porEmpresa.set(
        empresa_id,
        atendentes.filter(({ id }) => id !== usuario.id),
      )
    }
  const feitos = contratos.map((contrato, i) => {
    const quem = sorte.um(porEmpresa.get(contrato.empresa_id) ?? [])
    return umAtendimento(contrato, quem, { i, minutos: sorte.inteiro(1, 55), configuracao })
  })
  await inserir(
    db,
    'atendimento',
    feitos.map(({ linha }) => linha),
  )
  await inserir(
    db,
    'atendimento_historico',
    feitos.flatMap(({ historico }) => historico),
  )
  await inserir(
    db,
    'atendimento_mensagem',
    feitos.flatMap(({ mensagens }) => mensagens),
  )
}

type Como = { i: number; minutos: number; configuracao: Configuracao }

const umAtendimento = (contrato: ContratoDaDemo, quem: Referencia, { i, minutos, configuracao }: Como) => {
  const pedido = pedidos[i % pedidos.length]
  const caminho = caminhos[Math.floor(i * 1.7) % caminhos.length]
  if (!pedido || !caminho) throw new Error('a demonstração não tem o que pedir')
  const { passos, horas } = caminho
  const aberto = Date.now() - horas * HORA_MS - minutos * 60_000
  // The last step lies halfway between the opening and now, the others before it.
  const quando = (qual: number) => new Date(aberto + (qual * horas * HORA_MS) / (2 * passos.length))
  const id = v7({ msecs: aberto })
  const [ultimo, situacao] = [quando(passos.length - 1), passos.at(-1)?.para ?? 'ABERTO']
  const contado = situacao === 'REABERTO' ? ultimo : new Date(aberto)
  const prazoDe = configuracao[horasDaPrioridade[pedido.prioridade]]
  const { tipo, prioridade, canal, assunto } = pedido
  return {
    linha: {
      ...{ id, tipo, prioridade, canal, assunto, situacao, situacao_em: ultimo },
      ...{ empresa_id: contrato.empresa_id, cliente_id: contrato.cliente_id, cliente_plano_id: contrato.id },
      ...{ solicitante_nome: contrato.nome, solicitante_telefone: contrato.telefone },
      ...{ responsavel_id: situacao === 'ABERTO' ? null : quem.id, aberto_por: quem.id },
      prazo: prazoEmHorasUteis(contado, prazoDe, agendaEm(contrato, configuracao)),
      ...{ contado_desde: contado, minutos_parados: 0, cliente_texto: contrato.texto },
      aguarda_desde: situacao === 'AGUARDANDO_CLIENTE' ? ultimo : null,
      ...{ criado_em: new Date(aberto), atualizado_em: ultimo, versao: passos.length },
    },
    historico: passos.map(({ acao, para }, qual) => ({
      ...{ id: v7({ msecs: quando(qual).getTime() }), atendimento_id: id, em: quando(qual) },
      ...{ acao, de: passos[qual - 1]?.para ?? null, para },
      ...{ autor: 'PESSOA', autor_id: quem.id, quem: quem.nome },
      motivo: acao === 'resolver' ? pedido.solucao : acao === 'reabrir' ? 'O problema voltou' : null,
    })),
    mensagens: conversaDe(contrato, pedido, passos.length > 1).map((mensagem, qual) => ({
      ...{ id: v7(), atendimento_id: id, em: quando(qual), usuario_id: quem.id, quem: quem.nome },
      ...mensagem,
    })),
  }
}

const conversaDe = (
  { email }: ContratoDaDemo,
  { relato, resposta }: (typeof pedidos)[number],
  respondida: boolean,
) => [
  { tipo: 'INTERNA', texto: relato, para: null, envio: null },
  ...(respondida && email ? [{ tipo: 'AO_CLIENTE', texto: resposta, para: email, envio: 'ENVIADA' }] : []),
]
