import type { Venda } from '@balcao/contract/vendas/venda'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { criarCofre } from '#provedor/configuracao/cofre.ts'
import { CHAVE_DE_TESTE } from '#testes/ambiente.ts'
import { portaLivre } from '#testes/porta-livre.ts'
import { ligarSmtp } from '#testes/smtp.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { escreverCartas } from './cartas.commands.ts'

const porta = await portaLivre()
const { s, enviada, dados, alguem } = usarVendas({ SMTP_URL: `smtp://127.0.0.1:${porta}` })
const caixa: { analista: string; smtp?: Awaited<ReturnType<typeof ligarSmtp>> } = { analista: '' }
beforeAll(async () => {
  caixa.smtp = await ligarSmtp(porta)
  caixa.analista = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])).acesso
})
afterAll(() => caixa.smtp?.desligar())

const reprovar = ({ id, versao }: Venda) =>
  s().pedir('POST', `/venda/${id}/reprovar`, {
    token: caixa.analista,
    corpo: { versao, motivo: 'Maria não reconhece a venda' },
  })
const vender = async () => {
  const pessoa = await alguem(['REALIZAR_VENDA'])
  const email = (await s().pool.query('select email from usuario where id = $1', [pessoa.id])).rows[0].email
  const vendida = () => enviada(dados(), { token: pessoa.acesso })
  return { ...pessoa, email: String(email), vendida }
}
const correr = () => {
  const { db, enfileirar, env } = s()
  return escreverCartas({ db, enfileirar, cofre: criarCofre(CHAVE_DE_TESTE), urlPublica: env.urlPublica })
}
const para = (email: string) => caixa.smtp?.recebidas.filter(({ destinos }) => destinos.includes(email)) ?? []
const chegou = (email: string) =>
  vi.waitFor(
    () => {
      const [carta] = para(email)
      if (!carta) throw new Error(`nada para ${email}`)
      return carta
    },
    { timeout: 45_000 },
  )

test('quem não leu recebe uma carta com o protocolo e o link, sem o nome do cliente nem o motivo', async () => {
  const vendedor = await vender()
  const nova = await vendedor.vendida()
  await reprovar(nova)
  await correr()
  const carta = await chegou(vendedor.email)
  expect(carta.subject).toBe(`Venda reprovada: venda ${nova.protocolo}`)
  expect(carta.text).toContain(`/vendedor/venda/${nova.id}`)
  for (const segredo of [nova.cliente.nome, 'Maria', nova.cliente.cpf_cnpj])
    expect(`${carta.text}${carta.html}`).not.toContain(segredo)
})

test('do link que outra pessoa trocou, a carta diz que o anterior não vale e o que a venda espera', async () => {
  const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
  const vendedor = await vender()
  const { id, versao, protocolo } = await enviada(dados({ canal_venda_id }), { token: vendedor.acesso })
  const { acesso: token } = await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA'])
  const trocado = await s().pedir('POST', `/venda/${id}/reenviar_link`, { token, corpo: { versao } })
  expect(trocado.status).toBe(200)
  await correr()
  const carta = await chegou(vendedor.email)
  expect(carta.subject).toBe(`Link do assinante trocado por outra pessoa: venda ${protocolo}`)
  expect(carta.text).toContain(
    `venda ${protocolo}. O link anterior não vale mais. Agora espera o aceite do assinante, por um link novo.`,
  )
})

test('vários avisos vão em uma carta só; os lidos, os que a pessoa não quer e os que o provedor não manda, em nenhuma', async () => {
  const [dois, leu, naoQuer, testemunha] = [await vender(), await vender(), await vender(), await vender()]
  for (const { vendida } of [dois, dois, leu, naoQuer]) await reprovar(await vendida())
  await s().pedir('PUT', '/aviso/lidos', { token: leu.acesso })
  const recusa = { token: naoQuer.acesso, corpo: { por_email: [] } }
  expect((await s().pedir('PUT', '/aviso/preferencia', recusa)).corpo.por_email).toEqual([])
  await correr()
  expect((await chegou(dois.email)).subject).toBe('2 avisos de vendas')

  const { acesso: token } = await s().admin()
  const { corpo } = await s().pedir('GET', '/configuracao', { token })
  const mudanca = { versao: corpo.versao, avisos_por_email: [] }
  expect((await s().pedir('PUT', '/configuracao', { token, corpo: mudanca })).status).toBe(200)
  await reprovar(await dois.vendida())
  await correr()
  const volta = { versao: corpo.versao + 1, avisos_por_email: null }
  expect((await s().pedir('PUT', '/configuracao', { token, corpo: volta })).status).toBe(200)
  // What is told later has come, so what was settled before would have come, too.
  await reprovar(await testemunha.vendida())
  await correr()
  await chegou(testemunha.email)
  expect([para(dois.email).length, para(leu.email).length, para(naoQuer.email).length]).toEqual([1, 0, 0])
})
