import type { Permissao } from '@balcao/contract/base/permissao'
import type { DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import type { Atendimento, NovoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { beforeAll } from 'vitest'
import { dadosDeCliente, enderecoDeTeste, telefoneDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { dadosDeAtendimento, umContratoDaVenda } from '#posvenda/atendimento/atendimento.fabrica.ts'
import { usarServidor } from './ambiente.ts'
import { umaVendaGravada } from './venda-gravada.ts'

const ATENDER: Permissao[] = ['LISTAR.ATENDIMENTO', 'EDITAR.ATENDIMENTO', 'VISUALIZAR.CLIENTE']

/** For test files about tickets: a server, a company, somebody who works on tickets, and a client with a contract. */
export const usarAtendimentos = (variaveis: Record<string, string> = {}) => {
  const s = usarServidor(variaveis)
  const caixa = { empresa: '', token: '', quem: '', contrato: '', cliente: '' }

  /** A new client with an active contract. */
  const umContrato = async (dados: Partial<DadosCliente> = {}, empresa = caixa.empresa) => {
    const { acesso, id: vendedorId } = await s().admin()
    const corpo = dadosDeCliente(empresa, {
      telefones: [telefoneDeTeste()],
      enderecos: [enderecoDeTeste()],
      ...dados,
    })
    const criado = await s().pedir('POST', '/cliente', { token: acesso, corpo })
    if (criado.status !== 201) throw new Error(`criar cliente: ${criado.status} ${criado.texto}`)
    return {
      cliente: criado.corpo.id as string,
      contrato: await outroContrato(criado.corpo.id, empresa, vendedorId),
    }
  }
  const outroContrato = async (clienteId: string, empresaId: string, vendedorId: string) => {
    const vendida = await umaVendaGravada(s(), { situacao: 'CONCLUIDA', vendedorId, empresaId, clienteId })
    return umContratoDaVenda(s().db, vendida.id)
  }

  const alguem = (grupo: Permissao[] = ATENDER, empresas = [caixa.empresa]) =>
    s().fabrica.pessoa({ grupo, empresas })

  beforeAll(async () => {
    caixa.empresa = (await s().fabrica.empresa('Vale Net')).id
    const atendente = await alguem()
    Object.assign(caixa, { token: atendente.acesso, quem: atendente.id }, await umContrato())
  })

  const pedir = (
    metodo: 'GET' | 'POST',
    caminho: string,
    corpo?: unknown,
    token: string | undefined = caixa.token,
  ) => s().pedir(metodo, `/atendimento${caminho}`, { token, ...(corpo === undefined ? {} : { corpo }) })
  const aberto = async (
    mudancas: Partial<NovoAtendimento> = {},
    token = caixa.token,
  ): Promise<Atendimento> => {
    const { status, corpo } = await pedir('POST', '', dadosDeAtendimento(caixa.contrato, mudancas), token)
    if (status !== 201) throw new Error(`abrir atendimento: ${status} ${JSON.stringify(corpo)}`)
    return corpo
  }
  const agir = (
    { id, versao }: Pick<Atendimento, 'id' | 'versao'>,
    acao: string,
    corpo: object = {},
    token = caixa.token,
  ) => pedir('POST', `/${id}/${acao}`, { versao, ...corpo }, token)
  const feito = async (...argumentos: Parameters<typeof agir>): Promise<Atendimento> => {
    const { status, corpo } = await agir(...argumentos)
    if (status !== 200) throw new Error(`${argumentos[1]}: ${status} ${JSON.stringify(corpo)}`)
    return corpo
  }
  return { s, caixa, umContrato, alguem, pedir, aberto, agir, feito }
}
