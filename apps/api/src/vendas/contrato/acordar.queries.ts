import { conferirEscolhas } from '@balcao/contract/catalogo/oferta-preco'
import type { Acordo } from '@balcao/contract/vendas/contrato-acordado'
import type { EstadoDoContrato } from '@balcao/contract/vendas/contrato-estado'
import type { PedidoDeSimulacao } from '@balcao/contract/vendas/contrato-pedido'
import { quantosTem } from '@balcao/contract/vendas/contrato-recusa'
import { and, eq } from 'drizzle-orm'
import { ofertaPara } from '#catalogo/oferta/oferta.queries.ts'
import { adicionaisDoPlano } from '#catalogo/oferta/partes.queries.ts'
import { porQueNaoVende, vendidoNaCidade } from '#catalogo/oferta/por-que-nao-vende.ts'
import { cliente, clienteEndereco } from '#clientes/cliente/cliente.table.ts'
import { alcancado } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'
import { planoDoContrato } from './historia.ts'

export type Pedido = PedidoDeSimulacao
type Dados<T extends Pedido['tipo']> = Extract<Pedido, { tipo: T }>['dados']
/** `estado`: the contract on the day. `hoje`: the catalogue is today's, which is when it is agreed. */
type Onde = { empresa: { id: string; nome: string }; estado: EstadoDoContrato; hoje: string }

const NINGUEM = { cliente_id: null, endereco_id: null }

/** What is asked for, as the catalogue and the records have it now. Refuses what is not sold or not there. */
export const acordar = async (db: Db, quem: Pessoa, onde: Onde, pedido: Pedido): Promise<Acordo> => {
  switch (pedido.tipo) {
    case 'TROCA_PLANO':
      return trocarPlano(db, quem, onde, pedido.dados)
    case 'ADICIONAL_ENTRA':
      return incluirAdicional(db, onde, pedido.dados)
    case 'ADICIONAL_SAI': {
      const { adicional_id: id, quantidade } = pedido.dados
      const nome = onde.estado.itens.find((item) => item.id === id)?.nome ?? ''
      return { tipo: pedido.tipo, ...NINGUEM, dados: { adicional: { id, nome, quantidade } } }
    }
    case 'MUDANCA_ENDERECO':
      return mudarEndereco(db, onde, pedido.dados)
    case 'TRANSFERENCIA':
      return transferir(db, quem, onde, pedido.dados)
    case 'CANCELAMENTO':
      return { tipo: pedido.tipo, ...NINGUEM, dados: pedido.dados }
    default:
      return { tipo: pedido.tipo, ...NINGUEM, dados: {} }
  }
}

const trocarPlano = async (
  db: Db,
  quem: Pessoa,
  { empresa, estado, hoje }: Onde,
  { plano_id, novo_beneficio }: Dados<'TROCA_PLANO'>,
): Promise<Acordo> => {
  const { codigo_ibge, tipo_pessoa, itens } = estado
  if (plano_id === estado.plano.id)
    throw campoInvalido('dados.plano_id', `O contrato já é do plano ${estado.plano.nome}`)
  const criterios = { dia: hoje, empresa_id: empresa.id, codigo_ibge, tipo_pessoa }
  const oferta = await ofertaPara(db, quem, criterios, plano_id)
  if (!oferta)
    throw campoInvalido('dados.plano_id', (await porQueNaoVende(db, quem, criterios, plano_id)).message)
  const { adicionais } = oferta
  const ficam = adicionais.flatMap(({ id }) => {
    const quantidade = quantosTem(itens, id)
    return quantidade ? [{ id, quantidade }] : []
  })
  const [problema] = conferirEscolhas(oferta, ficam)
  if (problema) throw campoInvalido('dados.plano_id', problema.texto)
  const entram = adicionais
    .filter(({ id, obrigatorio }) => obrigatorio && !ficam.some((item) => item.id === id))
    .map(({ id, nome, cobranca, valor }) => ({
      ...{ id, nome, cobranca, valor },
      ...{ obrigatorio: true, quantidade: 1 },
    }))
  return {
    ...{ tipo: 'TROCA_PLANO', ...NINGUEM },
    dados: {
      plano: planoDoContrato(oferta),
      vendidos: adicionais.map(({ id, obrigatorio }) => ({ id, obrigatorio })),
      entram,
      ...{ novo_beneficio, codigo_ibge },
    },
  }
}

const incluirAdicional = async (
  db: Db,
  { estado: { plano } }: Onde,
  { adicional_id, quantidade }: Dados<'ADICIONAL_ENTRA'>,
): Promise<Acordo> => {
  const vendidos = await adicionaisDoPlano(db, plano.id)
  const achado = vendidos.find(({ id }) => id === adicional_id)
  if (!achado)
    throw campoInvalido('dados.adicional_id', `Este adicional não é vendido com o plano ${plano.nome}`)
  const { id, nome, cobranca, valor, obrigatorio, quantidade_maxima } = achado
  // A pair is named on one of the two.
  const contrarios = vendidos.filter(({ incompativel_com }) => incompativel_com.includes(id))
  const incompativel_com = [...achado.incompativel_com, ...contrarios.map((outro) => outro.id)]
  return {
    ...{ tipo: 'ADICIONAL_ENTRA', ...NINGUEM },
    dados: {
      adicional: {
        ...{ id, nome, cobranca, valor, obrigatorio },
        ...{ quantidade, quantidade_maxima, incompativel_com },
      },
      plano_id: plano.id,
    },
  }
}

/** A new address has no id until the event is kept. */
const mudarEndereco = async (
  db: Db,
  { estado: { plano, cliente_id } }: Onde,
  { endereco_id, endereco }: Dados<'MUDANCA_ENDERECO'>,
): Promise<Acordo> => {
  const [existente] = endereco_id
    ? await db
        .select({ id: clienteEndereco.id, codigo_ibge: clienteEndereco.codigo_ibge })
        .from(clienteEndereco)
        .where(and(eq(clienteEndereco.id, endereco_id), eq(clienteEndereco.cliente_id, cliente_id)))
    : []
  const codigo_ibge = existente?.codigo_ibge ?? endereco?.codigo_ibge
  if (!codigo_ibge) throw campoInvalido('dados.endereco_id', 'Este endereço não é do cliente')
  const campo = endereco ? 'dados.endereco.codigo_ibge' : 'dados.endereco_id'
  const [cidade] = await municipiosPorCodigo(db, [codigo_ibge])
  if (!cidade) throw campoInvalido(campo, 'Cidade desconhecida')
  if (!(await vendidoNaCidade(db, plano.id, codigo_ibge)))
    throw campoInvalido(
      campo,
      `${plano.nome} não é vendido em ${cidade.nome} – ${cidade.uf}: troque antes para um plano vendido lá`,
    )
  return {
    ...{ tipo: 'MUDANCA_ENDERECO', cliente_id: null, endereco_id: existente?.id ?? null },
    dados: { codigo_ibge, plano_id: plano.id },
  }
}

const transferir = async (
  db: Db,
  quem: Pessoa,
  { empresa }: Onde,
  { cliente_id }: Dados<'TRANSFERENCIA'>,
): Promise<Acordo> => {
  const [outro] = await db
    .select({
      empresa_id: cliente.empresa_id,
      tipo_pessoa: cliente.tipo_pessoa,
      anonimizado_em: cliente.anonimizado_em,
    })
    .from(cliente)
    .where(and(eq(cliente.id, cliente_id), alcancado(quem)))
  const recusar = (texto: string) => campoInvalido('dados.cliente_id', texto)
  if (!outro) throw recusar('Cliente não encontrado')
  if (outro.empresa_id !== empresa.id)
    throw recusar(`Este cliente é de outra empresa: o contrato é da ${empresa.nome}`)
  if (outro.anonimizado_em) throw recusar('Este cliente foi anonimizado e não pode receber um contrato')
  return {
    ...{ tipo: 'TRANSFERENCIA', cliente_id, endereco_id: null },
    dados: { tipo_pessoa: outro.tipo_pessoa },
  }
}
