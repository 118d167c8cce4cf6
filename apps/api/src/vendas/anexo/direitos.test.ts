import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { tiposDeAnexo } from '@balcao/contract/base/anexo'
import type { Permissao } from '@balcao/contract/base/permissao'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { umGrupo } from '#acesso/grupo-permissao/grupo-permissao.fabrica.ts'
import { usuario, usuarioEmpresa } from '#acesso/usuario/usuario.table.ts'
import { imagens } from '#provedor/imagem/imagem.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { umaVendaGravada } from '#testes/venda-gravada.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { comecar, enviarAnexo, listar, mandarParte, mudarRegras, pdf, wav } from './anexo.fabrica.ts'
import { anexosDaVenda } from './anexo.queries.ts'
import { anexo, anexoEnvio } from './anexo.table.ts'

const s = usarServidor()
const ANEXAR: Permissao[] = tiposDeAnexo.map((tipo) => `REALIZAR_VENDA.${tipo}` as const)
const VENDER: Permissao[] = ['REALIZAR_VENDA', ...ANEXAR]

const caixa = { empresa: '', outraEmpresa: '' }
beforeAll(async () => {
  caixa.empresa = (await s().fabrica.empresa('Vale Net')).id
  caixa.outraEmpresa = (await s().fabrica.empresa('Serra Net')).id
  await mudarRegras(s().pedir, (await s().admin()).acesso, { segundos_minimos_audio: 1 })
})

const alguem = (grupo: Permissao[], empresa = caixa.empresa) =>
  s().fabrica.pessoa({ grupo, empresas: [empresa] })
const enviar = (token: string, venda_id: string, tipo: TipoAnexo = 'DOCUMENTO_FRENTE', bytes = pdf()) =>
  enviarAnexo(s().pedir, bytes, { token, venda_id, tipo })
const status = async (token: string, venda_id: string) => (await enviar(token, venda_id)).status
const excluir = async (token: string, id: string) =>
  (await s().pedir('DELETE', `/anexo/${id}`, { token })).status
const verLista = async (token: string, id: string) =>
  (await s().pedir('GET', `/venda/${id}/anexo`, { token })).status
const verArquivo = async (token: string, id: string) =>
  (await s().pedir('POST', `/anexo/${id}/endereco`, { token })).status
const gravarRascunho = (token: string, id: string) =>
  s().pedir('PUT', `/venda/rascunho/${id}`, {
    token,
    corpo: { dados: RASCUNHO_VAZIO, etapa: 'cliente', dispositivo: 'teste', versao: null },
  })

describe('num rascunho', () => {
  test.each(tiposDeAnexo)('%s exige a permissão do seu tipo, e só ela', async (tipo) => {
    const bytes = tipo === 'AUDIO_ACEITE' ? wav(2) : pdf()
    const sem = await alguem(VENDER.filter((permissao) => permissao !== `REALIZAR_VENDA.${tipo}`))
    const recusado = await enviar(sem.acesso, v7(), tipo, bytes)
    expect(recusado.status).toBe(403)
    expect(recusado.corpo.message).toMatch(
      /^Você não possui permissão para anexar: .+\. Peça a quem administra/,
    )
    const com = await alguem(['REALIZAR_VENDA', `REALIZAR_VENDA.${tipo}`])
    expect((await enviar(com.acesso, v7(), tipo, bytes)).status).toBe(204)
  })

  test('um que o servidor ainda não conhece é de quem primeiro lhe manda um arquivo', async () => {
    const [dona, outro] = [await alguem(VENDER), await alguem(VENDER)]
    const id = v7()
    await comecar(s().pedir, pdf(), { token: dona.acesso, venda_id: id })
    expect([await status(outro.acesso, id), await verLista(outro.acesso, id)]).toEqual([404, 404])
    expect(await status(dona.acesso, id)).toBe(204)
    const [seu] = await listar(s().pedir, id, dona.acesso)
    expect([
      await excluir(outro.acesso, seu?.id ?? ''),
      await verArquivo(outro.acesso, seu?.id ?? ''),
    ]).toEqual([404, 404])
  })

  test('dois que começam ao mesmo tempo com o mesmo identificador não ficam os dois com ele', async () => {
    const pessoas = await Promise.all([1, 2, 3, 4].map(() => alguem(VENDER)))
    const id = v7()
    const respostas = await Promise.all(
      pessoas.map(({ acesso }) => comecar(s().pedir, pdf(), { token: acesso, venda_id: id })),
    )
    expect(respostas.map((r) => r.status).sort()).toEqual([201, 404, 404, 404])
  })

  test('o de outra pessoa não existe, nem para quem vê todas as vendas', async () => {
    const dona = await alguem(VENDER)
    const id = v7()
    expect((await gravarRascunho(dona.acesso, id)).status).toBe(200)
    expect(await status(dona.acesso, id)).toBe(204)
    const [seu] = await listar(s().pedir, id, dona.acesso)
    const { acesso } = await s().admin()
    expect([
      await verLista(acesso, id),
      await verArquivo(acesso, seu?.id ?? ''),
      await status(acesso, id),
    ]).toEqual([404, 404, 404])
  })

  test('quem não vende não vê nem manda a um identificador desconhecido', async () => {
    const { acesso } = await s().fabrica.pessoa({ grupo: 'Backoffice' })
    expect([await verLista(acesso, v7()), await status(acesso, v7())]).toEqual([404, 404])
  })
})

const vendida = (situacao: SituacaoVenda, vendedorId: string, empresaId = caixa.empresa) =>
  umaVendaGravada(s(), { situacao, vendedorId, empresaId })

describe('numa venda enviada', () => {
  test.each(['PENDENTE', 'EXPIRADA'] as const)('%s: o dono anexa como ao vender', async (situacao) => {
    const dona = await alguem(VENDER)
    const { id } = await vendida(situacao, dona.id)
    expect([await status(dona.acesso, id), await status(dona.acesso, id)]).toEqual([204, 204])
    const [novo] = await listar(s().pedir, id, dona.acesso)
    expect(novo?.versao).toBe(2)
    expect(await excluir(dona.acesso, novo?.id ?? '')).toBe(403)
  })

  test.each(['EM_ANALISE', 'APROVADA', 'CONCLUIDA'] as const)('%s: o dono só vê', async (situacao) => {
    const dona = await alguem(VENDER)
    const { id } = await vendida(situacao, dona.id)
    const recusado = await enviar(dona.acesso, id)
    expect([recusado.status, recusado.corpo.message]).toEqual([
      403,
      'Você não possui permissão para anexar a uma venda enviada. Peça a quem administra o sistema.',
    ])
    expect(await verLista(dona.acesso, id)).toBe(200)
  })

  test('de outra pessoa: criar, substituir e excluir têm cada um a sua permissão', async () => {
    const dona = await alguem(VENDER)
    const { id } = await vendida('EM_ANALISE', dona.id)
    const ver: Permissao = 'LISTAR.TODAS_VENDAS'
    const quem = async (...tem: Permissao[]) => (await alguem([ver, ...tem])).acesso
    expect(await status(await quem('EDITAR.ANEXO', 'EXCLUIR.ANEXO'), id)).toBe(403)
    expect(await status(await quem('CRIAR.ANEXO'), id)).toBe(204)
    expect(await status(await quem('CRIAR.ANEXO', 'EXCLUIR.ANEXO'), id)).toBe(403)
    expect(await status(await quem('EDITAR.ANEXO'), id)).toBe(204)
    const [novo, antigo] = await listar(s().pedir, id, dona.acesso)
    expect(await excluir(await quem('CRIAR.ANEXO', 'EDITAR.ANEXO', 'REALIZAR_VENDA'), novo?.id ?? '')).toBe(
      403,
    )
    expect(await excluir(await quem('EXCLUIR.ANEXO'), novo?.id ?? '')).toBe(200)
    expect(await listar(s().pedir, id, dona.acesso)).toMatchObject([{ id: antigo?.id, atual: true }])
  })

  test('a prova de uma venda aprovada, e o que foi achado bom, não se exclui: substitui-se', async () => {
    const dona = await alguem(VENDER)
    const { acesso } = await alguem(['LISTAR.TODAS_VENDAS', 'CRIAR.ANEXO', 'EDITAR.ANEXO', 'EXCLUIR.ANEXO'])
    const { id } = await vendida('EM_ANALISE', dona.id)
    await status(acesso, id)
    const [um] = await listar(s().pedir, id, acesso)
    const anexoId = um?.id ?? ''
    const recusa = () => s().pedir('DELETE', `/anexo/${anexoId}`, { token: acesso })
    await s().db.update(anexo).set({ veredito: 'APROVADO' }).where(eq(anexo.id, anexoId))
    expect(await recusa()).toMatchObject({
      status: 409,
      corpo: { message: expect.stringMatching(/foi aprovado/) },
    })
    await s().db.update(anexo).set({ veredito: 'PENDENTE' }).where(eq(anexo.id, anexoId))
    for (const situacao of ['APROVADA', 'AGENDADA', 'CONCLUIDA'] as const) {
      await s().db.update(venda).set({ situacao }).where(eq(venda.id, id))
      expect(await recusa()).toMatchObject({
        status: 409,
        corpo: { message: expect.stringMatching(/são a prova/) },
      })
    }
    await s().db.update(venda).set({ situacao: 'CANCELADA' }).where(eq(venda.id, id))
    expect((await recusa()).status).toBe(200)
  })

  test('uma venda encerrada não recebe mais anexos', async () => {
    const dona = await alguem(VENDER)
    const { acesso } = await alguem(['LISTAR.TODAS_VENDAS', 'CRIAR.ANEXO', 'EDITAR.ANEXO'])
    for (const situacao of ['REPROVADA', 'CANCELADA'] as const) {
      const { id } = await vendida(situacao, dona.id)
      expect(await status(acesso, id)).toBe(403)
    }
  })

  test('a última parte repetida não passa por substituição do que acabou de trazer', async () => {
    const dona = await alguem(VENDER)
    const { id } = await vendida('EM_ANALISE', dona.id)
    const { acesso } = await alguem(['LISTAR.TODAS_VENDAS', 'CRIAR.ANEXO'])
    const { corpo: envio } = await comecar(s().pedir, pdf(), { token: acesso, venda_id: id })
    const respostas = await Promise.all([1, 2, 3].map(() => mandarParte(s().pedir, envio, 0, pdf())))
    expect(respostas.map((r) => r.status).sort()).toEqual([204, 409, 409])
    const { corpo } = await s().pedir('GET', `/anexo/envio/${envio.id}`, { token: envio.token })
    expect(corpo.anexo).toMatchObject({ id: envio.id, versao: 1 })
  })

  test('fora do alcance é como se não existisse', async () => {
    const dona = await alguem(VENDER)
    const { id } = await vendida('PENDENTE', dona.id)
    await enviar(dona.acesso, id)
    const [seu] = await listar(s().pedir, id, dona.acesso)
    const tudo: Permissao[] = [
      ...VENDER,
      'LISTAR.TODAS_VENDAS',
      'CRIAR.ANEXO',
      'EDITAR.ANEXO',
      'EXCLUIR.ANEXO',
    ]
    const deFora = (await alguem(tudo, caixa.outraEmpresa)).acesso
    const semTodas = (await alguem(tudo.filter((p) => p !== 'LISTAR.TODAS_VENDAS'))).acesso
    for (const token of [deFora, semTodas])
      expect([
        await verLista(token, id),
        await verArquivo(token, seu?.id ?? ''),
        await excluir(token, seu?.id ?? ''),
        await status(token, id),
      ]).toEqual([404, 404, 404, 404])
  })

  test('quem vendeu e mudou de empresa não alcança mais nem a venda nem os seus documentos', async () => {
    const dona = await s().fabrica.pessoa({ grupo: VENDER, empresas: [caixa.empresa, caixa.outraEmpresa] })
    const { id } = await vendida('PENDENTE', dona.id)
    await enviar(dona.acesso, id)
    const [seu] = await listar(s().pedir, id, dona.acesso)
    const minhas = async () =>
      (await s().pedir('GET', '/venda/minhas', { token: dona.acesso })).corpo.itens.length
    expect(await minhas()).toBe(1)
    const { usuario_id, empresa_id } = usuarioEmpresa
    await s()
      .db.delete(usuarioEmpresa)
      .where(and(eq(usuario_id, dona.id), eq(empresa_id, caixa.empresa)))
    expect([
      await verLista(dona.acesso, id),
      await verArquivo(dona.acesso, seu?.id ?? ''),
      await excluir(dona.acesso, seu?.id ?? ''),
      await status(dona.acesso, id),
    ]).toEqual([404, 404, 404, 404])
    expect(await minhas()).toBe(0)
  })

  test('a mesma foto em venda de outro cliente é apontada a quem decide, dentro do seu alcance', async () => {
    const dona = await s().fabrica.pessoa({ grupo: VENDER, empresas: [caixa.empresa, caixa.outraEmpresa] })
    const vendas = [
      await vendida('PENDENTE', dona.id),
      await vendida('PENDENTE', dona.id),
      await vendida('PENDENTE', dona.id, caixa.outraEmpresa),
    ] as const
    const mesma = await umaVendaGravada(s(), {
      ...{ situacao: 'PENDENTE', vendedorId: dona.id, empresaId: caixa.empresa },
      clienteId: vendas[0].clienteId,
    })
    const foto = await imagens.jpeg({ largura: 77 })
    for (const { id } of [...vendas, mesma]) await enviar(dona.acesso, id, 'DOCUMENTO_FRENTE', foto)
    await enviar(dona.acesso, vendas[0].id, 'DOCUMENTO_VERSO', await imagens.jpeg({ largura: 78 }))
    const usos = async (grupo: Permissao[], empresas?: string[]) => {
      const { acesso } = await s().fabrica.pessoa({ grupo, ...(empresas && { empresas }) })
      return (await listar(s().pedir, vendas[0].id, acesso)).map(({ usado_em }) => usado_em)
    }
    const decidir: Permissao[] = ['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO']
    expect(await usos(decidir)).toEqual([[vendas[1].protocolo, vendas[2].protocolo], []])
    expect(await usos(decidir, [caixa.empresa])).toEqual([[vendas[1].protocolo], []])
    expect(await usos(['LISTAR.TODAS_VENDAS'])).toEqual([null, null])
  })

  test('conta o mais novo de cada tipo, com o seu veredito', async () => {
    const dona = await alguem(VENDER)
    const { id } = await vendida('PENDENTE', dona.id)
    await enviar(dona.acesso, id)
    await s().db.update(anexo).set({ veredito: 'REJEITADO' }).where(eq(anexo.venda_id, id))
    await enviar(dona.acesso, id, 'DOCUMENTO_VERSO')
    expect(await anexosDaVenda(s().db, id)).toMatchObject([
      { tipo: 'DOCUMENTO_FRENTE', veredito: 'REJEITADO', situacao: 'PRONTO' },
      { tipo: 'DOCUMENTO_VERSO', veredito: 'PENDENTE' },
    ])
    await enviar(dona.acesso, id)
    expect(await anexosDaVenda(s().db, id)).toMatchObject([{ veredito: 'PENDENTE' }, {}])
  })
})

describe('o que muda enquanto o arquivo chega', () => {
  const comecado = async () => {
    const pessoa = await alguem(VENDER)
    const { corpo } = await comecar(s().pedir, pdf(), { token: pessoa.acesso })
    return { pessoa, envio: corpo as { id: string; token: string; venda_id: string } }
  }
  const restou = async (id: string) =>
    (await s().db.$count(anexoEnvio, eq(anexoEnvio.id, id))) + (await s().db.$count(anexo, eq(anexo.id, id)))

  test('quem perdeu a permissão não termina', async () => {
    const { pessoa, envio } = await comecado()
    const { id: grupo_permissao_id } = await umGrupo(s().db, { permissoes: ['REALIZAR_VENDA'] })
    await s().db.update(usuario).set({ grupo_permissao_id }).where(eq(usuario.id, pessoa.id))
    expect((await mandarParte(s().pedir, envio, 0, pdf())).status).toBe(403)
    expect(await restou(envio.id)).toBe(0)
  })

  test('quem perdeu o acesso não termina', async () => {
    const { pessoa, envio } = await comecado()
    await s().db.update(usuario).set({ ativo: false }).where(eq(usuario.id, pessoa.id))
    const { status, corpo } = await mandarParte(s().pedir, envio, 0, pdf())
    expect([status, corpo.message]).toEqual([403, 'Quem começou este envio não tem mais acesso ao sistema'])
    expect(await restou(envio.id)).toBe(0)
  })

  test('sem login nenhum, o token do envio basta', async () => {
    const { envio } = await comecado()
    expect((await mandarParte(s().pedir, envio, 0, pdf())).status).toBe(204)
  })

  test('o identificador que virou rascunho de outra pessoa deixa de ser de quem enviava', async () => {
    const { envio } = await comecado()
    const outra = await alguem(VENDER)
    expect((await gravarRascunho(outra.acesso, envio.venda_id)).status).toBe(200)
    expect((await mandarParte(s().pedir, envio, 0, pdf())).status).toBe(404)
    expect(await restou(envio.id)).toBe(0)
  })
})
