import type { EnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { sql } from 'drizzle-orm'
import { DE_QUEM_PERGUNTA, prepararComQuem } from '#acesso/login/sessao-aberta.queries.ts'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import { anotarVisualizacao, jaOlhou } from '#clientes/cliente/visualizacao.commands.ts'
import type { ContextoDeLeitura } from '#infra/http/rota.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { FUSO_GUARDADO, fusoEmVigor } from '#provedor/configuracao/configuracao.queries.ts'
import { contratoVisto } from './contrato.queries.ts'
import { nomesLidos } from './eventos-vistos.queries.ts'
import type { ContratoLido } from './lido.queries.ts'

const { pessoa, todas, empresas, pode } = DE_QUEM_PERGUNTA

const VENDA = sql`json_build_object('id', v.id, 'protocolo', v.protocolo, 'criado_em', v.criado_em,
  'cliente_id', v.cliente_id, 'endereco_id', v.endereco_id, 'codigo_ibge', v.codigo_ibge,
  'tipo_pessoa', v.cliente ->> 'tipo_pessoa', 'oferta', v.oferta - 'etiqueta', 'preco', v.preco,
  'arrependimento_ate', v.arrependimento_ate, 'dia_vencimento', v.dia_vencimento, 'forma_pagamento', v.forma_pagamento,
  'alcancada', (${todas} or v.empresa_id = any(${empresas}))
    and (${pode('LISTAR.TODAS_VENDAS')} or ${pessoa} = any(v.donos)))`

const EVENTOS = sql`array(select row_to_json(x) from contrato_evento x where x.contrato_id = k.id order by x.dia, x.id)`

/** In one list: PostgreSQL would read the whole table for "this one or one of those". */
const dosEventos = (coluna: string) =>
  sql.raw(
    `array(select x.${coluna} from contrato_evento x where x.contrato_id = k.id and x.${coluna} is not null)`,
  )
/** Whom and where sale and events name. */
const PESSOAS = sql`array(select json_build_object('id', p.id, 'nome', p.nome) from cliente p
  where p.id = any(${dosEventos('cliente_id')} || v.cliente_id))`
const LUGARES = sql`array(select row_to_json(t) from (
  select a.id, a.tipo, a.cep, a.logradouro, a.numero, a.complemento, a.bairro, a.codigo_ibge, m.nome as cidade, m.uf,
    a.referencia, a.latitude, a.longitude
  from cliente_endereco a join municipio m on m.codigo = a.codigo_ibge
  where a.id = any(${dosEventos('endereco_id')} || array[k.endereco_id, v.endereco_id])) t)`

const CLIENTE_PEDIDO = sql`${sql.placeholder('cliente_id')}::uuid`

/** Everything in one statement, sent together with the question who is asking. */
export const REGISTRO_DO_CONTRATO = sql`
  select row_to_json(t)::text as lido, ${jaOlhou(sql`(t.cliente ->> 'id')::uuid`, pessoa)} as anotada from (
    select row_to_json(k) as contrato, ${VENDA} as venda,
      json_build_object('id', c.id, 'nome', c.nome, 'tipo_pessoa', c.tipo_pessoa) as cliente,
      json_build_object('id', e.id, 'nome', e.nome_fantasia) as empresa, ${EVENTOS} as eventos, ${PESSOAS} as pessoas,
      ${LUGARES} as lugares, array(select row_to_json(g) from (${FUSO_GUARDADO}) g) as guardado
    from cliente_plano k join venda v on v.id = k.venda_id join cliente c on c.id = k.cliente_id
    join empresa e on e.id = c.empresa_id
    where k.id = ${sql.placeholder('id')}::uuid and c.excluido_em is null and (${todas} or c.empresa_id = any(${empresas}))
      and (${CLIENTE_PEDIDO} is null or c.id = coalesce(
        (select u.unificado_com from cliente u where u.id = ${CLIENTE_PEDIDO}), ${CLIENTE_PEDIDO}))) t`
const LER = prepararComQuem(REGISTRO_DO_CONTRATO, { lido: 'text', anotada: 'boolean' })

type Lido = ContratoLido & {
  pessoas: { id: string; nome: string }[]
  lugares: EnderecoDoCliente[]
  guardado: { chave: string; valor: unknown }[]
}

/**
 * Nothing is sent before the look at the client is noted. Masked data needs no note. `clienteId`: a contract of somebody
 * else is answered like one that does not exist.
 */
export const verContrato = async (
  { leitura, ...resto }: ContextoDeLeitura,
  id: string,
  clienteId: string | undefined,
) => {
  const valores = { id, cliente_id: clienteId }
  const { usuario, linhas } = await leitura.ler<{ lido: string; anotada: boolean }>(LER, valores)
  const [linha] = linhas
  if (!linha) throw naoEncontrado()
  const lido: Lido = JSON.parse(linha.lido)
  const endereco = lido.lugares.find((um) => um.id === lido.contrato.endereco_id)
  if (!endereco) throw new Error('um contrato sem endereço')
  if (veTudo(usuario) && !linha.anotada) await anotarVisualizacao({ ...resto, usuario }, lido.cliente.id)
  const nomes = nomesLidos(lido.pessoas, lido.lugares)
  return contratoVisto(usuario, lido, { fuso: fusoEmVigor(lido.guardado), endereco, nomes })
}
