import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import type { CampoDoComprador } from '@balcao/contract/clientes/cliente/comprador'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import type { Analise, Diferenca, EmMaos } from '@balcao/contract/vendas/analise-api'
import type { Anexo } from '@balcao/contract/vendas/anexo'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { LinhaDaVenda } from '@balcao/contract/vendas/venda'
import { sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA, prepararComQuem } from '#acesso/login/sessao-aberta.queries.ts'
import { camposQueMudam } from '#clientes/cliente/comprador.ts'
import { mascararCliente, veTudo } from '#clientes/cliente/mascarar.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { digitadoNaVenda } from '../comprador.ts'
import { ehPropria, mandaLink, type VendaLida, vendaVista } from '../venda.queries.ts'
import { emMaosVale } from './em-maos-vale.ts'

const { pessoa, todas, empresas, pode } = DE_QUEM_PERGUNTA

const alcancada = (de: string) => {
  const v = (coluna: string) => sql.raw(`${de}.${coluna}`)
  return sql`(${todas} or ${v('empresa_id')} = any(${empresas}))
    and (${pode('LISTAR.TODAS_VENDAS')} or ${pessoa} = any(${v('donos')}))`
}

const HISTORICO = sql`array(select row_to_json(t) from (
  select h.id, h.em, h.acao, h.de, h.para, h.autor, h.quem, h.motivo
  from venda_historico h where h.venda_id = v.id order by h.id) t)`

/** A picture that everybody uses is named by its first few sales. */
const USADO_EM = sql`case when ${pode('EDITAR.VENDA_SITUACAO')} then array(
  select distinct outra.protocolo from anexo igual join venda outra on outra.id = igual.venda_id
  where (igual.sha256 = a.sha256 or igual.sha256_guardado = a.sha256_guardado) and igual.venda_id <> v.id
    and igual.descartado_em is null and outra.cliente_id <> v.cliente_id and ${alcancada('outra')}
  order by outra.protocolo limit 20) end`

const ANEXOS = sql`array(select row_to_json(t) from (
  select a.id, a.venda_id, a.tipo, a.nome, coalesce(g.mime, 'application/octet-stream') as mime,
    coalesce(g.tamanho, 0) as tamanho, a.sha256, a.criado_em, a.usuario_nome as quem, a.veredito, a.motivo, a.versao,
    coalesce(a.versao = max(a.versao) filter (where a.situacao <> 'RECUSADO') over (partition by a.tipo), false) as atual,
    g.largura, g.altura, a.duracao_ms / 1000.0::float8 as duracao_segundos, a.situacao, a.recusa, ${USADO_EM} as usado_em
  from anexo a left join arquivo g on g.id = a.arquivo_id
  where a.venda_id = v.id and a.descartado_em is null order by a.tipo, a.versao desc) t)`

const EM_MAOS = sql`(select json_build_object('quem', json_build_object('id', u.id, 'nome', u.nome),
    'minha', m.usuario_id = ${pessoa}, 'desde', m.desde, 'ate', m.ate)
  from venda_em_maos m join usuario u on u.id = m.usuario_id where ${emMaosVale('v')})`

/** The one that stands, or else the last: after a withdrawal it tells what is to be given back. */
const CONTRATO = sql`(select json_build_object('id', k.id, 'cliente_id', k.cliente_id)
  from cliente_plano k where k.venda_id = v.id order by k.situacao = 'CANCELADO', k.id desc limit 1)`

/** Only what an approval may write. */
const REGISTRO = sql`(select row_to_json(t) from (
  select c.nome, c.nome_social, c.nome_fantasia, c.rg, c.inscricao_estadual, c.data_nascimento, c.nome_mae, c.responsavel,
    c.email, c.telefones
  from cliente c where c.id = v.cliente_id and c.excluido_em is null and c.anonimizado_em is null) t)`

const COLUNAS = sql.raw(
  [
    ...[
      'id',
      'protocolo',
      'situacao',
      'situacao_em',
      'motivo',
      'empresa_id',
      'vendedor_id',
      'donos',
      'cliente_id',
    ],
    ...['cliente_criado', 'dados', 'cliente', 'endereco', 'preco', 'plano_id', 'dia_vencimento'],
    ...[
      'forma_pagamento',
      'agendamento_data',
      'agendamento_turno',
      'observacoes',
      'restricoes',
      'autorizacao',
    ],
    ...['aceite_resumo', 'aceite_ate', 'arrependimento_ate', 'criado_em', 'atualizado_em', 'versao'],
  ]
    .map((coluna) => `v.${coluna}`)
    // The label is for the subscriber, and half of it is the price once more.
    .concat("v.oferta - 'etiqueta' as oferta")
    .join(', '),
)

/** Everything in one statement, sent together with the question who is asking. */
export const REGISTRO_DA_ANALISE = sql`
    select row_to_json(t)::text as lida from (
      select (select row_to_json(c) from (select ${COLUNAS}) c) as venda, e.nome_fantasia as empresa,
        vendeu.nome as vendedor, ${HISTORICO} as historico, ${ANEXOS} as anexos, ${EM_MAOS} as em_maos,
        ${REGISTRO} as registro, ${CONTRATO} as contrato,
        coalesce((select valor #>> '{}' from configuracao where chave = 'aprovacao_propria'), '') as aprovacao_propria
      from venda v join empresa e on e.id = v.empresa_id join usuario vendeu on vendeu.id = v.vendedor_id
      where v.id = ${sql.placeholder('id')}::uuid and ${alcancada('v')}) t`
const LER = prepararComQuem(REGISTRO_DA_ANALISE, { lida: 'text' })

type Registro = Pick<Cliente, CampoDoComprador | 'telefones'>
type Lida = VendaLida & {
  venda: { aceite_resumo: string | null; aceite_ate: string | null }
  historico: LinhaDaVenda[]
  anexos: Anexo[]
  em_maos: EmMaos | null
  registro: Registro | null
  contrato: Analise['contrato']
  aprovacao_propria: string
}

/** From here on the record has what the sale says, or never will. */
const JA_ESCRITAS: readonly SituacaoVenda[] = ['APROVADA', 'AGENDADA', 'CONCLUIDA', 'REPROVADA', 'CANCELADA']

export const obterAnalise = async (leitura: Leitura, id: string): Promise<Analise> => {
  const { usuario, linhas } = await leitura.ler<{ lida: string }>(LER, { id })
  const [linha] = linhas
  if (!linha) throw naoEncontrado()
  const lida: Lida = JSON.parse(linha.lida)
  const { aceite_resumo, aceite_ate } = lida.venda
  const age = { pode: usuario.pode, aprovaPropria: lida.aprovacao_propria === 'PERMITIDA' }
  return {
    venda: vendaVista(usuario, lida, lida.historico, age),
    anexos: lida.anexos,
    propria: ehPropria(usuario, lida.venda),
    em_maos: lida.em_maos,
    diferencas: JA_ESCRITAS.includes(lida.venda.situacao) ? [] : diferencas(usuario, lida),
    contrato: lida.contrato,
    aceite: { feito: aceite_resumo !== null, ate: aceite_ate },
    manda_link: mandaLink(usuario, lida.venda),
  }
}

/** Masked as the record is. */
const diferencas = (quem: Pessoa, { registro, venda }: Lida): Diferenca[] => {
  if (!registro) return []
  const sobra = { cpf_cnpj: null, restricao: null, consentimentos: [], enderecos: [] }
  const visto = mascararCliente(quem, { ...registro, ...sobra } as unknown as Cliente)
  return camposQueMudam(registro, digitadoNaVenda(venda)).map((campo) => ({
    campo,
    no_cadastro: emPalavras(visto, campo),
    oculto: registro[campo] !== null && !veTudo(quem),
  }))
}

const emPalavras = (cliente: Cliente, campo: CampoDoComprador) => {
  if (campo !== 'responsavel') return cliente[campo]
  const { responsavel } = cliente
  if (!responsavel) return null
  const { nome, cpf, data_nascimento } = responsavel
  return [nome, formatarDocumento(cpf), data_nascimento && formatarData(data_nascimento)]
    .filter(Boolean)
    .join(', ')
}
