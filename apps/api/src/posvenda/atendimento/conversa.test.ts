import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ouvir } from '#testes/ouvir.ts'
import { portaLivre } from '#testes/porta-livre.ts'
import { conferirRecusa } from '#testes/recusas.ts'
import { ligarSmtp } from '#testes/smtp.ts'
import { usarAtendimentos } from '#testes/usar-atendimentos.ts'
import { fotoHeic, pdf } from '#vendas/anexo/anexo.fabrica.ts'
import { umaMensagem } from './atendimento.fabrica.ts'
import { entregarMensagem } from './carta.commands.ts'
import { atendimentoMensagem } from './conversa.table.ts'

const porta = await portaLivre()
const { s, caixa, umContrato, alguem, pedir, aberto } = usarAtendimentos({
  SMTP_URL: `smtp://127.0.0.1:${porta}`,
})
const correio: { smtp?: Awaited<ReturnType<typeof ligarSmtp>> } = {}
beforeAll(async () => {
  correio.smtp = await ligarSmtp(porta)
})
afterAll(() => correio.smtp?.desligar())

const escrever = (id: string, mensagem: object, token = caixa.token) =>
  pedir('POST', `/${id}/mensagem`, mensagem, token)
const comEmail = async (email: string) => {
  const { contrato } = await umContrato({ email })
  return aberto({ cliente_plano_id: contrato, assunto: 'Sem sinal desde ontem' })
}

describe('mensagens', () => {
  test('ao cliente, vai por e-mail com o protocolo, uma vez só mesmo se repetida, e a tela diz que foi', async () => {
    const novo = await comEmail('zilda@exemplo.com.br')
    const mensagem = umaMensagem({ tipo: 'AO_CLIENTE', texto: 'Bom dia.\n\nO técnico vai <amanhã>\nàs 9h.' })
    const primeira = await escrever(novo.id, mensagem)
    expect(primeira.status).toBe(201)
    expect(primeira.corpo.mensagens).toMatchObject([{ tipo: 'AO_CLIENTE', para: 'zilda@exemplo.com.br' }])
    expect((await escrever(novo.id, mensagem)).corpo.mensagens).toHaveLength(1)
    const envio = async () => (await pedir('GET', `/${novo.id}`)).corpo.mensagens[0].envio
    await vi.waitFor(async () => expect(await envio()).toBe('ENVIADA'), { timeout: 45_000 })
    const cartas = correio.smtp?.recebidas.filter((c) => c.destinos.includes('zilda@exemplo.com.br'))
    expect(cartas).toHaveLength(1)
    expect(cartas?.[0]?.subject).toBe(`Atendimento ${novo.protocolo}: Sem sinal desde ontem`)
    expect(cartas?.[0]?.text).toContain('O técnico vai <amanhã>\nàs 9h.')
    expect(cartas?.[0]?.html).not.toContain('<amanhã>')
    expect(cartas?.[0]?.html).not.toContain('href')
  })

  test('por dentro, não sai do sistema; sem e-mail no cadastro, ao cliente é recusada dizendo o que fazer', async () => {
    const novo = await aberto()
    const { corpo } = await escrever(novo.id, umaMensagem())
    expect(corpo.mensagens).toMatchObject([{ tipo: 'INTERNA', envio: null, para: null }])
    expect(corpo.versao).toBe(novo.versao)
    const recusada = await escrever(novo.id, umaMensagem({ tipo: 'AO_CLIENTE' }))
    expect([recusada.status, recusada.corpo.codigo]).toEqual([409, 'SEM_EMAIL'])
    conferirRecusa(recusada, 'sem e-mail')
    expect((await pedir('GET', `/${novo.id}`)).corpo.mensagens).toHaveLength(1)
  })

  test('de 100 KB, vazia ou com o id de outra, é recusada; sem ver clientes, o endereço vem encoberto', async () => {
    const novo = await comEmail('oculta@exemplo.com.br')
    const grande = await escrever(novo.id, umaMensagem({ texto: 'a'.repeat(102_400) }))
    expect([grande.status, grande.corpo.campos.texto]).toEqual([
      400,
      ['O texto passa de 10.000 caracteres: encurte-o ou anexe um arquivo'],
    ])
    expect((await escrever(novo.id, umaMensagem({ texto: ' \n ' }))).status).toBe(400)
    const usada = umaMensagem({ tipo: 'AO_CLIENTE' })
    await escrever(novo.id, usada)
    const alheia = await escrever((await aberto()).id, usada)
    expect([alheia.status, alheia.corpo.codigo]).toEqual([409, 'JA_EXISTE'])
    for (const outra of [{ texto: 'Outras palavras' }, { tipo: 'INTERNA' }]) {
      const { status, corpo } = await escrever(novo.id, { ...usada, ...outra })
      expect([status, corpo.codigo]).toEqual([409, 'JA_EXISTE'])
    }
    const cego = await alguem(['LISTAR.ATENDIMENTO'])
    const { corpo } = await pedir('GET', `/${novo.id}`, undefined, cego.acesso)
    expect([corpo.email_do_cliente, corpo.mensagens[0].para]).toEqual([
      'o***@exemplo.com.br',
      'o***@exemplo.com.br',
    ])
    expect((await escrever(novo.id, umaMensagem(), cego.acesso)).status).toBe(403)
  })

  test('se o servidor de e-mail falha, a mensagem diz isso e o histórico também; depois vai, e só uma vez', async () => {
    const novo = await comEmail('fora-do-ar@exemplo.com.br')
    const id = v7()
    const para = 'fora-do-ar@exemplo.com.br'
    await s()
      .db.insert(atendimentoMensagem)
      .values({
        ...{ id, atendimento_id: novo.id, tipo: 'AO_CLIENTE', texto: 'Olá', para, envio: 'NA_FILA' },
        ...{ usuario_id: caixa.quem, quem: 'Ana' },
      })
    const cartas: string[] = []
    const entregar = (enviar: () => Promise<void>) => entregarMensagem(s().db, { correio: { enviar } }, id, 0)
    const falhar = async () => {
      throw new Error('sem servidor')
    }
    await expect(entregar(falhar)).rejects.toThrow('sem servidor')
    const { corpo } = await pedir('GET', `/${novo.id}`)
    expect(corpo.mensagens[0].envio).toBe('FALHOU')
    const rastro = `select acao from auditoria where entidade_id = $1 order by em desc, id desc limit 1`
    expect((await s().pool.query(rastro, [novo.id])).rows).toEqual([{ acao: 'AVISO_NAO_ENTREGUE' }])
    const mandar = async () => void cartas.push(para)
    await entregar(mandar)
    await entregar(mandar)
    expect(cartas).toEqual([para])
    expect((await pedir('GET', `/${novo.id}`)).corpo.mensagens[0].envio).toBe('ENVIADA')
  })

  test('quem alcança o atendimento ouve a mudança na hora; quem é de outra empresa ou não lista, não', async () => {
    const outra = await s().fabrica.empresa()
    const novo = await aberto()
    const tokens = [
      caixa.token,
      (await alguem(undefined, [outra.id])).acesso,
      (await alguem(['LISTAR.CLIENTE'])).acesso,
    ]
    const ligadas = await Promise.all(tokens.map((token) => ouvir(s().app, token, 'atendimento')))
    await escrever(novo.id, umaMensagem())
    const ouvido = (qual: number) => ligadas[qual]?.ouvidas.flatMap(({ atendimento }) => atendimento ?? [])
    await expect.poll(() => ouvido(0)).toEqual([novo.id])
    expect([ouvido(1), ouvido(2)]).toEqual([[], []])
    for (const { sair, fim } of ligadas) {
      sair()
      await fim
    }
  })

  test('os textos prontos são os da configuração', async () => {
    const { corpo } = await pedir('GET', '/textos')
    expect(corpo[0]).toEqual({
      titulo: 'Recebemos o seu pedido',
      texto: expect.stringContaining('Recebemos'),
    })
  })
})

describe('arquivos', () => {
  const enviar = async (
    atendimentoId: string,
    bytes: Buffer,
    { id = v7(), nome = 'conta.pdf', token = caixa.token } = {},
  ) => {
    const resposta = await s().app.inject({
      method: 'POST',
      url: `/api/atendimento/${atendimentoId}/anexo?id=${id}&nome=${encodeURIComponent(nome)}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      payload: bytes,
    })
    return { status: resposta.statusCode, corpo: resposta.json(), texto: resposta.body }
  }
  const baixar = (id: string, token = caixa.token) =>
    s().app.inject({ url: `/api/atendimento/anexo/${id}`, headers: { authorization: `Bearer ${token}` } })

  test('volta como foi, pelo atendimento, e cada olhada fica anotada; repetido, é um só', async () => {
    const novo = await aberto()
    const id = v7()
    const enviado = await enviar(novo.id, pdf(), { id })
    expect(enviado.status, enviado.texto).toBe(201)
    expect(enviado.corpo).toMatchObject({ id, nome: 'conta.pdf', mime: 'application/pdf', protocolo: null })
    const repetidos = await Promise.all([enviar(novo.id, pdf(), { id }), enviar(novo.id, pdf(), { id })])
    expect(repetidos.map(({ status }) => status)).toEqual([201, 201])
    const doisDeUma = v7()
    const juntos = await Promise.all([1, 2].map(() => enviar(novo.id, pdf(), { id: doisDeUma })))
    expect(juntos.map(({ status }) => status)).toEqual([201, 201])
    expect((await pedir('GET', `/${novo.id}`)).corpo.anexos).toHaveLength(2)
    const baixado = await baixar(id)
    expect(baixado.rawPayload.equals(pdf())).toBe(true)
    expect(baixado.headers['content-disposition']).toContain('conta.pdf')
    const { rows } = await s().pool.query(
      'select usuario_id from atendimento_anexo_acesso where anexo_id = $1',
      [id],
    )
    expect(rows).toEqual([{ usuario_id: caixa.quem }])
    const deFora = await alguem(undefined, [(await s().fabrica.empresa()).id])
    expect((await baixar(id, deFora.acesso)).statusCode).toBe(404)
    expect((await enviar(novo.id, pdf(), { token: deFora.acesso })).status).toBe(404)
    expect((await s().app.inject({ url: `/api/atendimento/anexo/${id}` })).statusCode).toBe(401)
  })

  test('uma foto HEIC vira JPEG; um programa, um arquivo vazio ou grande demais são recusados, e nada fica', async () => {
    const novo = await aberto()
    const foto = await enviar(novo.id, fotoHeic(), { nome: 'modem.heic' })
    expect(foto.corpo).toMatchObject({ mime: 'image/jpeg' })
    const recusas: [string, Buffer, number][] = [
      ['programa', Buffer.from('MZ\u0090 isto é um programa'), 415],
      ['página', Buffer.from('<html><script>alert(1)</script></html>'), 415],
      ['vazio', Buffer.alloc(0), 422],
      ['PDF cortado', pdf().subarray(0, 30), 422],
      ['grande demais', Buffer.alloc(15 * 1024 * 1024 + 1, '%PDF-'), 413],
    ]
    for (const [caso, bytes, status] of recusas) {
      const resposta = await enviar(novo.id, bytes)
      expect(resposta.status, caso).toBe(status)
      conferirRecusa(resposta, caso)
    }
    expect((await pedir('GET', `/${novo.id}`)).corpo.anexos).toHaveLength(1)
  })
})
