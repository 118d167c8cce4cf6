import type { EntradaDeHistorico } from '@balcao/contract/base/auditoria'
import type { Permissao } from '@balcao/contract/base/permissao'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { Venda } from '@balcao/contract/vendas/venda'
import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { enviarAnexo, pdf } from '#vendas/anexo/anexo.fabrica.ts'

const { s, caixa, dados, totalDe, enviada, alguem } = usarVendas()
const GESTOR: Permissao[] = [
  ...([
    'LISTAR.VENDA',
    'LISTAR.TODAS_VENDAS',
    'REALIZAR_VENDA',
    'EDITAR.VENDA',
    'VISUALIZAR.CLIENTE',
  ] as const),
  ...(['EDITAR.VENDA_SITUACAO', 'EDITAR.VENDA_VENDEDOR', 'CRIAR.ANEXO', 'EXCLUIR.ANEXO'] as const),
]
const quem = { gestor: '', outra: '' }
beforeAll(async () => {
  quem.outra = (await s().fabrica.empresa('Serra Net')).id
  quem.gestor = (await alguem(GESTOR, [caixa.empresa_id, quem.outra])).acesso
})

const agir = async ({ id, versao }: Venda, acao: string, corpo: object): Promise<Venda> => {
  const pedido = { token: quem.gestor, corpo: { versao, ...corpo } }
  const { status, corpo: depois } = await s().pedir('POST', `/venda/${id}/${acao}`, pedido)
  if (status !== 200) throw new Error(`${acao}: ${status} ${JSON.stringify(depois)}`)
  return depois
}
const editar = async (venda: Venda, mudados: DadosDoRascunho) =>
  agir(venda, 'editar', { dados: mudados, total_mostrado: await totalDe(mudados, quem.gestor) })

const ler = (id: string, token = quem.gestor, query = '') =>
  s().pedir('GET', `/venda/${id}/historico${query}`, { token })
const linhas = async (id: string, token = quem.gestor): Promise<EntradaDeHistorico[]> =>
  (await ler(id, token)).corpo.itens
const campos = ({ mudancas }: EntradaDeHistorico) =>
  Object.fromEntries(mudancas.map(({ campo, antes, depois }) => [campo, [antes, depois]]))
const ultima = async (id: string, token?: string) => {
  const [linha] = await linhas(id, token)
  if (!linha) throw new Error('sem histórico')
  return campos(linha)
}

test('uma edição diz de que para que mudou o vendido, e só quais dados da pessoa', async () => {
  const antes = dados()
  const nova = await enviada(antes)
  const plano = await umPlano(s().db, { nome: 'Fibra Outra', valor_mensal: 129_90 })
  const canal = await umCanal(s().db, { nome: 'Loja Nova' })
  const [primeira] = nova.cliente.telefones
  const depois = dados({
    plano_id: plano.id,
    canal_venda_id: canal.id,
    dia_vencimento: 20,
    forma_pagamento: 'BOLETO',
    observacoes: 'Ligar antes para a Zuleica',
    cliente: {
      ...antes.cliente,
      nome: 'Zuleica Prado',
      email: 'zuleica@exemplo.com.br',
      telefones: [
        { ...primeira, numero: '+5519977665544', principal: true, tipo: 'CELULAR', whatsapp: true },
      ],
    },
    endereco: { ...antes.endereco, logradouro: 'Rua Zuleica' },
  })
  await editar(nova, depois)
  const [linha, criacao] = await linhas(nova.id)
  if (!linha || !criacao) throw new Error('faltam linhas')
  expect(campos(linha)).toEqual({
    plano: [nova.plano.nome, 'Fibra Outra'],
    mensalidade: [99_90, 129_90],
    canal: [nova.canal.nome, 'Loja Nova'],
    dia_vencimento: [nova.dia_vencimento, 20],
    forma_pagamento: ['PIX', 'BOLETO'],
    dados_pessoais: [[], ['nome', 'email', 'telefones', 'endereco', 'observacoes']],
  })
  expect(JSON.stringify(linha)).not.toMatch(/zuleica|77665544/i)
  expect(linha).toMatchObject({ acao: 'EDITAR', autor: 'PESSOA', ip: expect.any(String) })
  expect(criacao.acao).toBe('CRIAR')
})

test('trocar o vendedor e marcar a visita dizem o que era antes', async () => {
  const nova = await enviada()
  const aprovada = await agir(nova, 'aprovar', {})
  const novo = await s().fabrica.pessoa({ empresas: [caixa.empresa_id], nome: 'Vânia Vendedora' })
  const trocada = await agir(aprovada, 'trocar_vendedor', { vendedor_id: novo.id })
  expect(await ultima(nova.id)).toEqual({ vendedor: [nova.vendedor.nome, trocada.vendedor.nome] })
  const data = somarDias(diaNoFuso(new Date(), 'America/Sao_Paulo'), 1)
  const { agendamento } = nova
  await agir(trocada, 'agendar', { agendamento: { data, turno: 'NOITE' }, motivo: null })
  expect(await ultima(nova.id)).toEqual({
    situacao: ['APROVADA', 'AGENDADA'],
    agendamento: [`${agendamento.data} ${agendamento.turno}`, `${data} NOITE`],
  })
})

test('dada a outra empresa e a outro cliente, cita os números dos dois, e a empresa só a quem a alcança', async () => {
  const antes = dados()
  const nova = await enviada(antes)
  const cliente = { ...antes.cliente, cpf_cnpj: cpfDeTeste(), nome: 'Zuleica Prado' }
  await editar(nova, { ...antes, empresa_id: quem.outra, cliente })
  const lida = await ultima(nova.id)
  expect(lida).toMatchObject({
    empresa: ['Vale Net', 'Serra Net'],
    cliente_codigo: [expect.any(Number), expect.any(Number)],
    dados_pessoais: [[], ['cpf_cnpj', 'nome']],
  })
  const deLa = await alguem(['LISTAR.TODAS_VENDAS'], [quem.outra])
  expect((await ultima(nova.id, deLa.acesso)).empresa).toEqual(['de outra empresa', 'Serra Net'])
  expect((await ler(nova.id, (await alguem(['LISTAR.TODAS_VENDAS'])).acesso)).status).toBe(404)
})

test('os anexos estão nele: juntado, julgado e excluído, sem nome de arquivo nem motivo', async () => {
  const nova = await enviada()
  const { anexo } = await enviarAnexo(s().pedir, pdf(), {
    ...{ token: quem.gestor, venda_id: nova.id, tipo: 'DOCUMENTO_FRENTE', nome: 'rg da zuleica.pdf' },
  })
  const corpo = { veredito: 'REJEITADO', motivo: 'Zuleica tremida' }
  await s().pedir('PUT', `/anexo/${anexo?.id}/veredito`, { token: quem.gestor, corpo })
  const qual = { tipo: 'DOCUMENTO_FRENTE', versao: 1 }
  const lidas = await linhas(nova.id)
  expect(lidas.slice(0, 2).map(({ acao, ...linha }) => [acao, campos({ acao, ...linha })])).toEqual([
    ['EDITAR', { anexo: [null, qual], veredito: ['PENDENTE', 'REJEITADO'] }],
    ['CRIAR', { anexo: [null, qual] }],
  ])
  expect(JSON.stringify(lidas)).not.toMatch(/zuleica/i)
  expect((await s().pedir('DELETE', `/anexo/${anexo?.id}`, { token: quem.gestor })).status).toBe(200)
  expect(await ultima(nova.id)).toEqual({ anexo: [qual, null] })
})

test('de outro cliente, os anexos aprovados voltam a esperar por quem os olhe; do mesmo, não', async () => {
  const antes = dados()
  const nova = await enviada(antes)
  const { anexo } = await enviarAnexo(s().pedir, pdf(), {
    ...{ token: quem.gestor, venda_id: nova.id, tipo: 'DOCUMENTO_FRENTE', nome: 'rg.pdf' },
  })
  const aprovar = (cliente_id: string) => {
    const corpo = { veredito: 'APROVADO', motivo: null, cliente_id }
    return s().pedir('PUT', `/anexo/${anexo?.id}/veredito`, { token: quem.gestor, corpo })
  }
  await aprovar(nova.cliente_id)
  const veredito = async () =>
    (await s().pedir('GET', `/venda/${nova.id}/analise`, { token: quem.gestor })).corpo.anexos[0].veredito
  const mesmo = await editar(nova, { ...antes, observacoes: 'Ligar antes' })
  expect(await veredito()).toBe('APROVADO')
  await editar(mesmo, { ...antes, cliente: { ...antes.cliente, cpf_cnpj: cpfDeTeste() } })
  expect(await veredito()).toBe('PENDENTE')
  const desfeita = (await linhas(nova.id)).map(campos).find((um) => 'veredito' in um)
  expect(desfeita).toMatchObject({ veredito: ['APROVADO', 'PENDENTE'] })
  // On its way while the sale changed.
  const atrasado = await aprovar(nova.cliente_id)
  expect([atrasado.status, atrasado.corpo.codigo, await veredito()]).toEqual([
    409,
    'OUTRO_CLIENTE',
    'PENDENTE',
  ])
})

test('lê quem lê a venda, em páginas; sem ver clientes, sem o nome de antes e sem de onde o assinante agiu', async () => {
  const nova = await enviada()
  const autor = { assinante: { nome: nova.cliente.nome }, origem: { ip: '198.51.100.9', agente: 'x' } }
  // As older lines have it.
  await auditar(s().db, autor, 'venda', nova.id, 'EDITAR', {}, { cliente: nova.cliente.nome })
  const inteiro = await linhas(nova.id)
  expect([inteiro[0]?.ip, campos(inteiro[0] as EntradaDeHistorico).cliente]).toEqual([
    '198.51.100.9',
    [null, nova.cliente.nome],
  ])
  const semVer = await linhas(nova.id, (await alguem(['LISTAR.TODAS_VENDAS'])).acesso)
  expect([semVer[0]?.ip, campos(semVer[0] as EntradaDeHistorico).cliente]).toEqual([null, undefined])
  const pagina = (await ler(nova.id, quem.gestor, '?limite=1')).corpo
  expect([pagina.itens.length, pagina.total, typeof pagina.proximo]).toEqual([1, 2, 'string'])
})

test('de outro vendedor ou de outra empresa não se lê, nem sem o direito de ler vendas', async () => {
  const { id } = await enviada()
  expect((await ler(id, caixa.vendedor)).status).toBe(200)
  const outro = await alguem(['REALIZAR_VENDA'])
  const deFora = await alguem(['LISTAR.TODAS_VENDAS'], [quem.outra])
  const semDireito = await alguem(['LISTAR.CLIENTE'])
  const estados = [outro, deFora, semDireito].map(async ({ acesso }) => (await ler(id, acesso)).status)
  expect(await Promise.all(estados)).toEqual([404, 404, 403])
})
