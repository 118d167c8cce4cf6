import { dadosDeCliente, enderecoDeTeste } from '../../apps/api/src/clientes/cliente/cliente.fabrica.ts'
import { dadosDeEmpresa } from '../../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { marcaUnica } from './pessoas.ts'
import type { Mundo } from './teste.ts'

export const TELEFONE_DA_MARIA = '+5519987654321'

type Registro = { id: string; codigo: number; versao: number }

/** A separate company, and a way to give it the clients that a journey needs. */
export const prepararEmpresa = async ({ api }: Mundo) => {
  const marca = marcaUnica()
  const { access_token: token } = await api.entrar()
  const criar = (caminho: string, corpo: object) => api.exigir<Registro>('POST', caminho, { token, corpo })
  const nomeDaEmpresa = `Provedor ${marca}`
  const empresa = await criar('/empresa', dadosDeEmpresa({ nome_fantasia: nomeDaEmpresa }))
  const cliente = async (nome: string, dados: object = {}) => {
    const corpo = dadosDeCliente(empresa.id, { nome: `${nome} ${marca}`, ...dados })
    return { ...(await criar('/cliente', corpo)), nome: corpo.nome, cpf: corpo.cpf_cnpj }
  }
  const restringir = ({ id, versao }: Registro, motivo = 'Fatura em aberto') =>
    criar(`/cliente/${id}/restricao`, { motivo, versao })
  return { marca, nomeDaEmpresa, cliente, restringir }
}

/** A company with one client, who has a phone, an address and, on request, a restriction. */
export const prepararMaria = async (mundo: Mundo, restricao?: string) => {
  const empresa = await prepararEmpresa(mundo)
  const maria = await empresa.cliente('Maria', {
    telefones: [{ numero: TELEFONE_DA_MARIA, tipo: 'CELULAR', whatsapp: true, principal: true }],
    enderecos: [enderecoDeTeste()],
  })
  if (restricao) await empresa.restringir(maria, restricao)
  return { ...empresa, maria }
}
