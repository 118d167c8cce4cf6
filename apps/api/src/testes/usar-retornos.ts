import type { CodigoDoBanco } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import type { LinhaDoRetorno, Retorno } from '@balcao/contract/cobranca/retorno-api'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { boleto } from '#cobranca/boleto/boleto.table.ts'
import { boletoInstrucao } from '#cobranca/boleto/remessa.table.ts'
import { amostra } from '#cobranca/cnab/amostras.fabrica.ts'
import { umaConta } from '#cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { umaEmpresa } from '#provedor/empresa/empresa.fabrica.ts'
import { usarBoletos } from './usar-boletos.ts'

/** Boletos at the bank, and the bank's answers about them. */
export const usarRetornos = () => {
  const base = usarBoletos()
  const { s, caixa, contrato, avulso } = base

  const enviar = (bytes: Buffer, nome = 'CB181101.RET', token = caixa.token) =>
    s().pedir('POST', `/retorno?nome=${encodeURIComponent(nome)}`, {
      token,
      corpo: bytes,
      cabecalhos: { 'content-type': 'application/octet-stream' },
    })

  const obterRetorno = async (id: string): Promise<Retorno> =>
    (await s().pedir('GET', `/retorno/${id}`, { token: caixa.token })).corpo

  const linhasDe = async (id: string, busca = ''): Promise<LinhaDoRetorno[]> =>
    (await s().pedir('GET', `/retorno/${id}/linha?limite=200${busca}`, { token: caixa.token })).corpo.itens

  const pronto = async (id: string) => {
    await expect.poll(async () => (await obterRetorno(id)).situacao, { timeout: 45_000 }).toBe('PRONTO')
    return obterRetorno(id)
  }

  /** Sent, read and applied. */
  const ler = async (bytes: Buffer, nome?: string) => {
    const { status, corpo, texto } = await enviar(bytes, nome)
    if (status !== 202) throw new Error(texto)
    return pronto(corpo.id)
  }

  /** A boleto that the bank was told about, under the number that the test wants. */
  const remetido = async (conta_bancaria_id: string, nosso_numero: string, valor: number) => {
    const { id } = await avulso((await contrato()).cliente.id)
    const { db } = s()
    await db
      .update(boleto)
      .set({ conta_bancaria_id, nosso_numero, valor, registro: 'REMETIDO' })
      .where(eq(boleto.id, id))
    await db.delete(boletoInstrucao).where(eq(boletoInstrucao.boleto_id, id))
    return id
  }

  /** The company, the account and the titles of a bank's sample. */
  const daAmostra = async (banco: CodigoDoBanco) => {
    const { remessa, titulos } = amostra(banco)
    const { id: empresa_id } = await umaEmpresa(s().db, { cnpj: remessa.beneficiario.documento })
    const conta = await umaConta(s().db, { empresa_id, ...remessa.conta })
    const largura = bancos[banco].tamanhoDoNossoNumero(conta)
    const ids: string[] = []
    for (const { nosso_numero, valor } of titulos)
      ids.push(await remetido(conta.id, nosso_numero.slice(-largura).padStart(largura, '0'), valor))
    return { empresa_id, conta, ids, titulos }
  }

  return { ...base, enviar, ler, pronto, obterRetorno, linhasDe, remetido, daAmostra }
}
