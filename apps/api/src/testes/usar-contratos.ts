import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import type { SimulacaoDeEvento } from '@balcao/contract/vendas/contrato-opcoes'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { beforeAll } from 'vitest'
import { umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umContrato } from '#vendas/contrato/contrato.fabrica.ts'
import { usarServidor } from './ambiente.ts'

type Resto = { dia?: string; dados?: object; motivo?: string; versao?: number; token?: string }

/** For test files about contracts: a server, a company, two plans with an additional, and who may change contracts. */
export const usarContratos = () => {
  const s = usarServidor()
  const caixa = { token: '', empresa_id: '', plano_id: '', maior_id: '', ponto_id: '' }
  beforeAll(async () => {
    const { db } = s()
    caixa.empresa_id = (await s().fabrica.empresa('Vale Net')).id
    caixa.ponto_id = (await umAdicional(db, { nome: 'Ponto extra', valor: 19_90, quantidade_maxima: 3 })).id
    const opcionais = [caixa.ponto_id]
    caixa.plano_id = (await umPlano(db, { opcionais })).id
    caixa.maior_id = (await umPlano(db, { nome: 'Fibra 800', valor_mensal: 149_90, opcionais })).id
    caixa.token = (await alguem()).acesso
  })
  const alguem = (empresas = [caixa.empresa_id]) =>
    s().fabrica.pessoa({
      grupo: ['EDITAR.CONTRATO', 'VISUALIZAR.CLIENTE', 'LISTAR.TODAS_VENDAS'],
      empresas,
    })
  /** Five months into a year of fidelity. */
  const um = (mudancas: Partial<Parameters<typeof umContrato>[1]> = {}) => {
    const { empresa_id, plano_id } = caixa
    return umContrato(s().db, { empresa_id, plano_id, meses: 5, ...mudancas })
  }
  const pedir = (metodo: 'GET' | 'POST', caminho: string, corpo?: object, token = caixa.token) =>
    s().pedir(metodo, `/contrato/${caminho}`, { token, ...(corpo && { corpo }) })
  const obter = async (id: string): Promise<Contrato> => (await pedir('GET', id)).corpo
  const hoje = () => diaNoFuso(new Date(), 'America/Sao_Paulo')
  const em = (dias: number) => somarDias(hoje(), dias)
  const corpoDe = (tipo: string, { dia = hoje(), dados = {}, motivo = 'Pedido do cliente' }: Resto) => ({
    ...{ tipo, dia, dados, motivo },
  })
  const registrar = async (id: string, tipo: string, { versao, token, ...resto }: Resto = {}) =>
    pedir(
      'POST',
      `${id}/evento`,
      { ...corpoDe(tipo, resto), versao: versao ?? (await obter(id)).versao },
      token,
    )
  const feito = async (...argumentos: Parameters<typeof registrar>): Promise<Contrato> => {
    const { status, corpo } = await registrar(...argumentos)
    if (status !== 201) throw new Error(`${argumentos[1]}: ${status} ${JSON.stringify(corpo)}`)
    return corpo
  }
  const simular = async (id: string, tipo: string, resto: Resto = {}): Promise<SimulacaoDeEvento> =>
    (await pedir('POST', `${id}/simulacao`, corpoDe(tipo, resto))).corpo
  const desfazer = ({ id, versao }: Pick<Contrato, 'id' | 'versao'>, evento: string) =>
    pedir('POST', `${id}/evento/${evento}/desfazer`, { versao })
  return { s, caixa, alguem, um, pedir, obter, em, hoje, registrar, feito, simular, desfazer }
}
