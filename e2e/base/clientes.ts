import { dadosDeCliente, enderecoDeTeste } from '../../apps/api/src/cliente/cliente.fabrica.ts'
import { cnpjDeTeste } from '../../apps/api/src/teste/cnpj.ts'
import { sufixo } from './pessoas.ts'
import type { Mundo } from './teste.ts'

export const TELEFONE_DA_MARIA = '+5519987654321'

/** A company of its own with one client, who has a phone, an address and, if asked for, a restriction. */
export const prepararMaria = async ({ api }: Mundo, restricao?: string) => {
  const marca = sufixo()
  const { access_token: token } = await api.entrar()
  const criar = (caminho: string, corpo: object) =>
    api.exigir<{ id: string; codigo: number; versao: number }>('POST', caminho, { token, corpo })
  const nomeDaEmpresa = `Provedor ${marca}`
  const empresa = await criar('/empresa', {
    cnpj: cnpjDeTeste(),
    razao_social: `${nomeDaEmpresa} Ltda.`,
    nome_fantasia: nomeDaEmpresa,
    inscricao_estadual: null,
    email: null,
    telefone: null,
    endereco: null,
    logo: null,
    dados_bancarios: null,
    ativo: true,
  })
  const cliente = (nome: string, dados: object = {}) =>
    criar('/cliente', dadosDeCliente(empresa.id, { nome, ...dados }))
  const maria = await cliente(`Maria ${marca}`, {
    telefones: [{ numero: TELEFONE_DA_MARIA, tipo: 'CELULAR', whatsapp: true, principal: true }],
    enderecos: [enderecoDeTeste()],
  })
  if (restricao) await criar(`/cliente/${maria.id}/restricao`, { motivo: restricao, versao: maria.versao })
  return { marca, nomeDaEmpresa, cliente, maria }
}
