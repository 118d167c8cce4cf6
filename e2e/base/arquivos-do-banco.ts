import { randomUUID } from 'node:crypto'
import { dadosDeCliente, enderecoDeTeste } from '../../apps/api/src/clientes/cliente/cliente.fabrica.ts'
import { umaConta } from '../../apps/api/src/cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { type TituloDoRetorno, umRetorno } from '../../apps/api/src/demo/retorno-do-itau.ts'
import { dadosDeEmpresa } from '../../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { marcaUnica } from './pessoas.ts'
import type { Mundo } from './teste.ts'

type Boleto = { id: string; numero: number; nosso_numero: string; valor: number }

/** A company with an account at Itaú, its boletos, and Itaú's answers about them. */
export const prepararCobranca = async (mundo: Mundo) => {
  const { api, app } = mundo
  const { access_token: token } = await api.entrar()
  const dados = dadosDeEmpresa({ nome_fantasia: `Fibra ${marcaUnica()}` })
  const { id: empresa_id } = await api.exigir<{ id: string }>('POST', '/empresa', { token, corpo: dados })
  const conta = await mundo.fabricar((db) =>
    umaConta(db, { empresa_id, banco: '341', nome: `Itaú ${marcaUnica()}` }),
  )

  const boleto = async (nome: string, valor: number): Promise<Boleto> => {
    const cliente = dadosDeCliente(empresa_id, {
      nome: `${nome} ${marcaUnica()}`,
      enderecos: [enderecoDeTeste()],
    })
    const { id: cliente_id } = await api.exigir<{ id: string }>('POST', '/cliente', { token, corpo: cliente })
    const corpo = { id: randomUUID(), cliente_id, descricao: 'Roteador', valor, vencimento: '2030-12-10' }
    const { id, numero, nosso_numero } = await api.exigir<Boleto>('POST', '/boleto', { token, corpo })
    return { id, numero, nosso_numero, valor }
  }

  const { agencia, conta: numero, conta_dv } = conta
  const retorno = (titulos: TituloDoRetorno[]) =>
    umRetorno({ documento: dados.cnpj, agencia, conta: String(numero), conta_dv: String(conta_dv) }, titulos)

  /** Outside the browser. */
  const enviarRetorno = async (titulos: TituloDoRetorno[]) => {
    const resposta = await fetch(`${app.url}/api/retorno?nome=CB1811.RET`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(retorno(titulos)),
    })
    if (!resposta.ok) throw new Error(await resposta.text())
    return (await resposta.json()) as { id: string }
  }
  return { conta, boleto, retorno, enviarRetorno }
}
