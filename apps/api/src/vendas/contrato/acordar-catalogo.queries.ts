import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { conferirEscolhas } from '@balcao/contract/catalogo/oferta-preco'
import type { Acordo } from '@balcao/contract/vendas/contrato-acordado'
import type { EstadoDoContrato } from '@balcao/contract/vendas/contrato-estado'
import type { PedidoDeSimulacao } from '@balcao/contract/vendas/contrato-pedido'
import { quantosTem } from '@balcao/contract/vendas/contrato-recusa'
import { ofertaPara } from '#catalogo/oferta/oferta.queries.ts'
import { adicionaisDoPlano } from '#catalogo/oferta/partes.queries.ts'
import { porQueNaoVende } from '#catalogo/oferta/por-que-nao-vende.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { planoDoContrato } from './historia.ts'

export type Pedido = PedidoDeSimulacao
export type Dados<T extends Pedido['tipo']> = Extract<Pedido, { tipo: T }>['dados']
/** `estado`: the contract on the day. `hoje`: the catalogue is today's, which is when it is agreed. */
export type Onde = { empresa: { id: string; nome: string }; estado: EstadoDoContrato; hoje: string }

export const NINGUEM = { cliente_id: null, endereco_id: null }

/** The plan is sold there, to this kind of person, today. What it leaves behind and brings along comes with it. */
export const trocarPlano = async (
  db: Db,
  quem: Pessoa,
  { empresa, estado, hoje }: Onde,
  { plano_id, novo_beneficio }: Dados<'TROCA_PLANO'>,
): Promise<Acordo> => {
  const { codigo_ibge, tipo_pessoa } = estado
  if (plano_id === estado.plano.id)
    throw campoInvalido('dados.plano_id', `O contrato já é do plano ${estado.plano.nome}`)
  const criterios = { dia: hoje, empresa_id: empresa.id, codigo_ibge, tipo_pessoa }
  const oferta = await ofertaPara(db, quem, criterios, plano_id)
  if (!oferta)
    throw campoInvalido('dados.plano_id', (await porQueNaoVende(db, quem, criterios, plano_id)).message)
  const [problema] = conferirEscolhas(oferta, ficamCom(oferta, estado))
  if (problema) throw campoInvalido('dados.plano_id', problema.texto)
  return acordoDaTroca(oferta, estado, novo_beneficio)
}

/** The contract's additionals that are sold with the new plan too. */
const ficamCom = ({ adicionais }: Oferta, { itens }: EstadoDoContrato) =>
  adicionais.flatMap(({ id }) => {
    const quantidade = quantosTem(itens, id)
    return quantidade ? [{ id, quantidade }] : []
  })

/** What changing to this offer means, whether or not it is possible. */
export const acordoDaTroca = (oferta: Oferta, estado: EstadoDoContrato, novo_beneficio: boolean): Acordo => {
  const { adicionais } = oferta
  const ficam = ficamCom(oferta, estado)
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
      ...{ novo_beneficio, codigo_ibge: estado.codigo_ibge },
    },
  }
}

export const incluirAdicional = async (
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
