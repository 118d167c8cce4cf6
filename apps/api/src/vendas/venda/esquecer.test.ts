import type { Venda } from '@balcao/contract/vendas/venda'
import { eq, inArray } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { chegarODia, visitaAmanha } from '#testes/visita.ts'
import { enviarAnexo, listar, pdf, wav } from '#vendas/anexo/anexo.fabrica.ts'
import { anexo } from '#vendas/anexo/anexo.table.ts'
import { limparAnexos } from '#vendas/anexo/faxina.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'

const { s, caixa, dados, enviada, alguem } = usarVendas()
const quem = { admin: '', analista: '' }
beforeAll(async () => {
  quem.admin = (await s().admin()).acesso
  quem.analista = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])).acesso
})

const NOME = 'Quitéria Zimbrólio'
const OBSERVACAO = 'A senhora Zimbrólio pede que liguem antes'
/** Whatever in the database could still lead to the person. */
const sinais = (documento: string) => [`%${documento}%`, '%Zimbrólio%', '%zimbrolio%', '%19988776655%']

const daPessoa = (documento: string, plano_id: string) => {
  const base = dados()
  return dados({
    plano_id,
    cliente: {
      ...base.cliente,
      cpf_cnpj: documento,
      nome: NOME,
      email: 'zimbrolio@exemplo.com.br',
      telefones: [{ numero: '+5519988776655', tipo: 'CELULAR', whatsapp: true, principal: true }],
    },
    endereco: { ...base.endereco, logradouro: 'Rua do Zimbrólio', referencia: 'Portão do Zimbrólio' },
    observacoes: OBSERVACAO,
  })
}

const agir = async ({ id, versao }: Venda, acao: string, corpo: object = {}): Promise<Venda> => {
  const pedido = { token: quem.analista, corpo: { versao, ...corpo } }
  const { status, corpo: depois } = await s().pedir('POST', `/venda/${id}/${acao}`, pedido)
  if (status !== 200) throw new Error(`${acao}: ${status} ${JSON.stringify(depois)}`)
  return depois
}

/** A sale with a promotion and attachments, one of them in two versions. */
const vendaComTudo = async (documento: string) => {
  const { id: plano_id } = await umPlano(s().db)
  await umaPromocao(s().db, { planos: [plano_id] })
  const nova = await enviada(daPessoa(documento, plano_id))
  const devolvida = await agir(nova, 'devolver', { motivo: 'Zimbrólio ilegível no documento' })
  const anexar = (bytes: Buffer, tipo: 'DOCUMENTO_FRENTE' | 'AUDIO_ACEITE') =>
    enviarAnexo(s().pedir, bytes, {
      ...{ token: caixa.vendedor, venda_id: nova.id, tipo },
      nome: 'documento da Zimbrólio.pdf',
    })
  await anexar(pdf(), 'DOCUMENTO_FRENTE')
  await anexar(Buffer.concat([pdf(), Buffer.from('\n')]), 'DOCUMENTO_FRENTE')
  await anexar(wav(11), 'AUDIO_ACEITE')
  return devolvida
}

const rascunhoCom = async (mudancas: Parameters<typeof dados>[0]) => {
  const id = v7()
  const corpo = { dados: dados(mudancas), etapa: 'cliente', dispositivo: 'teste', versao: null }
  const { status } = await s().pedir('PUT', `/venda/rascunho/${id}`, { token: caixa.vendedor, corpo })
  if (status !== 200) throw new Error(`rascunho: ${status}`)
  return id
}
const meusRascunhos = async (): Promise<string[]> => {
  const { corpo } = await s().pedir('GET', '/venda/rascunho', { token: caixa.vendedor })
  return corpo.map(({ id }: { id: string }) => id)
}

const noCliente = (metodo: 'GET' | 'POST', caminho: string, corpo?: object) =>
  s().pedir(metodo, `/cliente/${caminho}`, { token: quem.admin, ...(corpo && { corpo }) })
const anonimizar = async (id: string) => {
  const { corpo } = await noCliente('GET', id)
  return noCliente('POST', `${id}/anonimizacao`, { motivo: 'Pedido do titular', versao: corpo.versao })
}

const tabelasCom = async (padroes: string[]) => {
  const { rows } = await s().pool.query<{ tabela: string }>(
    `select format('%I.%I', schemaname, tablename) as tabela from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const achadas: string[] = []
  for (const { tabela } of rows) {
    const { rowCount } = await s().pool.query(`select 1 from ${tabela} t where t::text ilike any ($1)`, [
      padroes,
    ])
    if (rowCount) achadas.push(tabela)
  }
  return achadas
}

test('anonimizar alcança vendas, anexos em todas as versões, rascunhos, promoções e histórico; o que a contabilidade lê fica', async () => {
  const documento = cpfDeTeste()
  const devolvida = await vendaComTudo(documento)
  const { cliente_id } = devolvida
  const comAnexos = await listar(s().pedir, devolvida.id, quem.analista)
  expect(comAnexos).toHaveLength(3)
  const arquivos = await s()
    .db.select({ chave: arquivo.chave })
    .from(anexo)
    .innerJoin(arquivo, eq(arquivo.id, anexo.arquivo_id))
    .where(eq(anexo.venda_id, devolvida.id))
  const porId = await rascunhoCom({ cliente: { id: cliente_id } })
  const pontuado = documento.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
  const porDocumento = await rascunhoCom({ cliente: { cpf_cnpj: pontuado, nome: NOME } })
  const deOutraEmpresa = (await s().fabrica.empresa()).id
  const alheio = await rascunhoCom({ cliente: { cpf_cnpj: documento }, empresa_id: deOutraEmpresa })
  const outro = await rascunhoCom({})
  expect(await tabelasCom(sinais(documento))).toContain('public.promocao_uso')

  const recusa = await anonimizar(cliente_id)
  expect([recusa.status, recusa.corpo.message]).toEqual([
    409,
    `Este cliente ainda tem 1 venda em andamento (${devolvida.protocolo}): conclua ou cancele antes de anonimizar`,
  ])
  await agir(devolvida, 'cancelar', { motivo: 'Dona Zimbrólio desistiu' })
  expect((await anonimizar(cliente_id)).status).toBe(200)

  expect(await meusRascunhos()).toEqual(expect.arrayContaining([alheio, outro]))
  expect(await meusRascunhos()).not.toEqual(expect.arrayContaining([porId]))
  expect(await meusRascunhos()).not.toEqual(expect.arrayContaining([porDocumento]))
  expect(await listar(s().pedir, devolvida.id, quem.analista)).toEqual([])
  await limparAnexos(s().db, { storage: s().storage, enfileirar: s().enfileirar })
  for (const { chave } of arquivos)
    await expect.poll(() => s().storage.existe(chave), { timeout: 45_000 }).toBe(false)
  await s().pedir('DELETE', `/venda/rascunho/${alheio}`, { token: caixa.vendedor })
  expect(await tabelasCom(sinais(documento))).toEqual([])

  const { corpo: lida } = await s().pedir('GET', `/venda/${devolvida.id}`, { token: quem.analista })
  expect(lida).toMatchObject({
    protocolo: devolvida.protocolo,
    preco: devolvida.preco,
    plano: devolvida.plano,
    promocoes: devolvida.promocoes,
    criado_em: devolvida.criado_em,
    situacao: 'CANCELADA',
    cliente: { tipo_pessoa: 'PF', nome: 'Cliente anonimizado', telefones: [] },
    endereco: { cidade: 'Campinas', logradouro: 'Removido (LGPD)' },
  })
  expect(lida.historico.map(({ acao }: { acao: string }) => acao)).toEqual(['enviar', 'devolver', 'cancelar'])
})

test('procurada pelo protocolo, a venda de quem foi anonimizado ainda se acha, e se copia sem a pessoa', async () => {
  const nova = await enviada()
  const { protocolo } = await agir(nova, 'reprovar', { motivo: 'Sem cobertura' })
  await anonimizar(nova.cliente_id)
  const token = caixa.vendedor
  const { corpo: minhas } = await s().pedir('GET', `/venda/minhas?busca=${protocolo}`, { token })
  expect(minhas.itens).toMatchObject([{ protocolo, cliente: 'Cliente anonimizado' }])
  const copia = { rascunho_id: v7(), dispositivo: 'teste' }
  const { corpo } = await s().pedir('POST', `/venda/${nova.id}/copiar`, { token, corpo: copia })
  expect(corpo.dados).toMatchObject({ cliente: { tipo_pessoa: 'PF' }, plano_id: caixa.plano_id })
  expect(JSON.stringify(corpo)).not.toContain('João')
})

test('com um contrato em vigor não se anonimiza, mesmo que o cadastro diga cancelado', async () => {
  const nova = await enviada()
  const aprovada = await agir(nova, 'aprovar')
  const agendada = await agir(aprovada, 'agendar', visitaAmanha())
  await agir(await chegarODia(s().db, agendada), 'concluir', { numero_de_serie: null })
  await s().db.update(cliente).set({ situacao: 'CANCELADO' }).where(eq(cliente.id, nova.cliente_id))
  const { status, corpo } = await anonimizar(nova.cliente_id)
  expect([status, corpo.message]).toEqual([
    409,
    expect.stringContaining(`1 contrato em vigor (${nova.protocolo})`),
  ])
})

test('o motivo de um contrato cancelado sai; um arrependimento continua a dizer que não houve multa', async () => {
  const { id: canal_venda_id } = await umCanal(s().db, { fora_do_estabelecimento: true })
  const aprovada = async () => agir(await enviada(dados({ canal_venda_id })), 'aprovar')
  const cancelada = await agir(await aprovada(), 'cancelar', { motivo: 'A Zimbrólio mudou de ideia' })
  const agendada = await agir(await aprovada(), 'agendar', visitaAmanha())
  const instalada = await agir(await chegarODia(s().db, agendada), 'concluir', { numero_de_serie: 'ONU-7' })
  const arrependida = await agir(instalada, 'desistir')
  for (const { cliente_id } of [cancelada, arrependida])
    expect((await anonimizar(cliente_id)).status).toBe(200)
  const lidos = await s()
    .db.select({ venda: contrato.venda_id, motivo: contrato.motivo, serie: contrato.numero_de_serie })
    .from(contrato)
    .where(inArray(contrato.venda_id, [cancelada.id, arrependida.id]))
  expect(new Map(lidos.map(({ venda, ...resto }) => [venda, resto]))).toEqual(
    new Map([
      [cancelada.id, { motivo: 'Removido (LGPD)', serie: null }],
      [arrependida.id, { motivo: 'ARREPENDIMENTO', serie: 'ONU-7' }],
    ]),
  )
})

test('o arquivo da pessoa conta as suas vendas, contratos, anexos, quem os viu e o que está em preenchimento', async () => {
  const documento = cpfDeTeste()
  const { id, cliente_id, protocolo } = await vendaComTudo(documento)
  const [visto] = await listar(s().pedir, id, quem.analista)
  const { corpo: dado } = await s().pedir('POST', `/anexo/${visto?.id}/endereco`, { token: quem.analista })
  await s().app.inject(dado.endereco)
  await rascunhoCom({ cliente: { cpf_cnpj: documento }, observacoes: 'Segundo ponto' })
  const arquivoLgpd = JSON.parse((await noCliente('GET', `${cliente_id}/lgpd`)).texto)
  expect(arquivoLgpd.vendas).toMatchObject([
    {
      protocolo,
      situacao: 'Devolvida',
      forma_pagamento: 'Pix',
      cliente: { nome: NOME, cpf_cnpj: documento },
      observacoes: OBSERVACAO,
      historico: [{ acao: 'Enviar' }, { acao: 'Devolver', motivo: 'Zimbrólio ilegível no documento' }],
      anexos: [
        { tipo: 'Frente do documento', versao: 1, nome: 'documento da Zimbrólio.pdf' },
        { tipo: 'Frente do documento', versao: 2 },
        { tipo: 'Áudio de aceite', versao: 1 },
      ],
      acessos_aos_anexos: [{ ip: '10.0.0.1' }],
    },
  ])
  expect(arquivoLgpd.vendas_em_preenchimento).toMatchObject([
    { cliente: { cpf_cnpj: documento }, observacoes: 'Segundo ponto' },
  ])
})

test('unificar leva as vendas e os contratos, e anonimizar depois alcança os dos dois cadastros', async () => {
  const documento = cpfDeTeste()
  const [fica, sai] = [await enviada(), await enviada(daPessoa(documento, caixa.plano_id))]
  const aprovada = await agir(sai, 'aprovar')
  const lidos = async (id: string) => (await noCliente('GET', id)).corpo
  const [um, outro] = [await lidos(fica.cliente_id), await lidos(sai.cliente_id)]
  const pedido = {
    ...{ versao: um.versao, outro_id: outro.id, versao_do_outro: outro.versao },
    campos_do_outro: [],
  }
  expect((await noCliente('POST', `${um.id}/unificacao`, pedido)).status).toBe(200)
  const arquivoLgpd = JSON.parse((await noCliente('GET', `${um.id}/lgpd`)).texto)
  expect(arquivoLgpd.vendas.map(({ protocolo }: Venda) => protocolo)).toEqual([fica.protocolo, sai.protocolo])
  expect(arquivoLgpd.contratos).toMatchObject([{ venda: sai.protocolo, situacao: 'Aguardando instalação' }])
  await agir(aprovada, 'cancelar', { motivo: 'Desistiu' })
  await agir(fica, 'reprovar', { motivo: 'Sem cobertura' })
  expect((await anonimizar(um.id)).status).toBe(200)
  expect(await tabelasCom([`%${documento}%`])).toEqual([])
})

test('enquanto o cliente não é anonimizado, o banco recusa mudar o histórico da sua venda', async () => {
  const { id } = await enviada()
  const redigir =
    'update auditoria set mudancas = mudancas_sem_dados_pessoais(mudancas) where entidade_id = $1'
  await expect(s().pool.query(redigir, [id])).rejects.toThrow('a auditoria não se altera')
})

test('de uma venda que foi editada, e depois dada a outra pessoa, a primeira se esquece por inteiro', async () => {
  const documento = cpfDeTeste()
  const { acesso } = await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA', 'VISUALIZAR.CLIENTE'])
  const editar = async ({ id, versao, preco }: Venda, novos: ReturnType<typeof dados>): Promise<Venda> => {
    const corpo = { versao, dados: novos, total_mostrado: preco.total_fidelidade }
    const { status, corpo: editada } = await s().pedir('POST', `/venda/${id}/editar`, {
      token: acesso,
      corpo,
    })
    if (status !== 200) throw new Error(`editar: ${status} ${JSON.stringify(editada)}`)
    return editada
  }
  const primeira = dados({ cliente: { ...dados().cliente, cpf_cnpj: documento, nome: 'Astrogilda Pires' } })
  const nova = await enviada(primeira)
  const mudada = await editar(nova, {
    ...primeira,
    cliente: { ...primeira.cliente, nome: 'Astrogilda Pires Neta', email: 'astrogilda@exemplo.com.br' },
    endereco: { ...primeira.endereco, logradouro: 'Travessa Astrogilda' },
  })
  await editar(mudada, dados({ cliente: { ...dados().cliente, cpf_cnpj: cpfDeTeste() } }))
  expect((await anonimizar(nova.cliente_id)).status).toBe(200)
  expect(await tabelasCom([`%${documento}%`, '%astrogilda%'])).toEqual([])
})
