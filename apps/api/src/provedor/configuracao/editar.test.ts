import type { ConfiguracaoGeral } from '@balcao/contract/provedor/configuracao'
import { expect, test } from 'vitest'
import { imagens } from '#provedor/imagem/imagem.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const COMO_O_MAPA = 'Informe como https://mapas.exemplo.com.br/{z}/{x}/{y}.png'

const obter = async (token: string): Promise<ConfiguracaoGeral> =>
  (await s().pedir('GET', '/configuracao', { token })).corpo
const salvar = async (token: string, mudancas: object) =>
  s().pedir('PUT', '/configuracao', {
    token,
    corpo: { versao: (await obter(token)).versao, ...mudancas },
  })
const ultima = async (token: string) =>
  (await s().pedir('GET', '/configuracao/historico', { token })).corpo.itens[0]

test('salvar muda só o que veio, diz quem e quando, e vale no pedido seguinte', async () => {
  const { acesso, nome } = await s().admin()
  const antes = await obter(acesso)
  expect(antes.alteradas).toEqual({})
  const { status, corpo } = await salvar(acesso, { marca: '  Fibra Veloz ', dias_vencimento: [20, 1, 20] })
  expect(status).toBe(200)
  expect(corpo).toMatchObject({
    versao: antes.versao + 1,
    valores: { ...antes.valores, marca: 'Fibra Veloz', dias_vencimento: [1, 20] },
    alteradas: { marca: { por: nome }, dias_vencimento: { por: nome } },
  })
  expect((await s().pedir('GET', '/configuracao/publica')).corpo.marca).toBe('Fibra Veloz')
  expect(await ultima(acesso)).toMatchObject({
    quem: nome,
    acao: 'EDITAR',
    mudancas: [
      { campo: 'marca', antes: 'Balcão', depois: 'Fibra Veloz' },
      { campo: 'dias_vencimento', antes: [5, 10, 15, 20, 25], depois: [1, 20] },
    ],
  })
})

test.each(['#ff6600', '#FFFFFF', '#000000', '#777777'])('a cor %s é aceita nos dois lugares', async (cor) => {
  const { acesso } = await s().admin()
  const { corpo } = await salvar(acesso, { cor_primaria: cor, cor_secundaria: cor })
  const guardada = cor.toLowerCase()
  expect(corpo.valores).toMatchObject({ cor_primaria: guardada, cor_secundaria: guardada })
})

test('null volta ao padrão, e o padrão escrito à mão também não fica guardado', async () => {
  const { acesso } = await s().admin()
  await salvar(acesso, { senha_minima: 12, dias_do_convite: 3 })
  const { corpo } = await salvar(acesso, { senha_minima: null, dias_do_convite: 7 })
  expect(corpo.valores).toMatchObject({ senha_minima: 10, dias_do_convite: 7 })
  expect(corpo.alteradas).not.toHaveProperty('senha_minima')
  expect(corpo.alteradas).not.toHaveProperty('dias_do_convite')
})

test('salvar sem mudar nada não faz versão nem história', async () => {
  const { acesso } = await s().admin()
  const antes = await obter(acesso)
  const linha = await ultima(acesso)
  const { corpo } = await salvar(acesso, { marca: antes.valores.marca, smtp_senha: null })
  expect(corpo).toEqual(antes)
  expect(await ultima(acesso)).toEqual(linha)
})

test.each<[string, unknown, string]>([
  ['marca', '', 'Este campo é obrigatório'],
  ['marca', 'x'.repeat(61), 'Máximo de 60 caracteres'],
  ['marca', { html: '<b>' }, 'Formato inválido'],
  ['email_suporte', 'suporte', 'Informe um e-mail válido'],
  ['email_suporte', 'a@b.br\r\nBcc: x@y.br', 'Informe um e-mail válido'],
  ['logo', 'nao-e-um-id', 'Formato inválido'],
  ['logo', '0192f0c1-0000-7000-8000-000000000000', 'Imagem não encontrada. Envie de novo.'],
  ['cor_primaria', 'azul', 'Informe a cor como #0033a1'],
  ['cor_secundaria', '#f60', 'Informe a cor como #0033a1'],
  ['fuso_horario', 'America/Atlantida', 'Fuso horário desconhecido. Um exemplo: America/Sao_Paulo'],
  ['fuso_horario', '+03:00', 'Fuso horário desconhecido. Um exemplo: America/Sao_Paulo'],
  ['dias_vencimento', [], 'Escolha ao menos um valor'],
  ['dias_vencimento', [29], 'Escolha dias de 1 a 28: são os que todo mês tem'],
  ['dias_vencimento', [0, 5], 'Escolha dias de 1 a 28: são os que todo mês tem'],
  ['horas_do_link_assinante', 0, 'O valor mínimo é 1'],
  ['indice_reajuste', 'SELIC', 'Valor não permitido'],
  ['mb_maximo_anexo', 51, 'O valor máximo é 50'],
  ['mb_maximo_anexo', 1.5, 'Informe somente números inteiros'],
  ['tipos_de_anexo', [], 'Escolha ao menos um valor'],
  ['segundos_minimos_audio', '10', 'Informe somente números'],
  ['senha_minima', 7, 'O valor mínimo é 8'],
  ['minutos_do_acesso', 11, 'O valor máximo é 10'],
  ['smtp_host', 'smtp://mail.br', 'Informe só o nome do servidor, como smtp.exemplo.com.br, sem porta'],
  ['smtp_host', 'mail.br:587', 'Informe só o nome do servidor, como smtp.exemplo.com.br, sem porta'],
  ['smtp_host', 'a b', 'Informe só o nome do servidor, como smtp.exemplo.com.br, sem porta'],
  ['smtp_porta', 70_000, 'O valor máximo é 65.535'],
  ['smtp_seguranca', 'SSL', 'Valor não permitido'],
  ['smtp_senha', '', 'Este campo é obrigatório'],
  ['microsoft_tenant', 'contoso', 'Informe o ID do diretório, como 00000000-0000-0000-0000-000000000000'],
  ['microsoft_client_id', 'tem espaço', 'Formato inválido'],
  ['id_analytics', 'javascript:1', 'Informe como G-XXXXXXXXXX'],
  ['chave_mapas', '"><script>', 'Formato inválido'],
  ['mapa_url', 'http://mapas.exemplo/{z}/{x}/{y}.png', COMO_O_MAPA],
  ['mapa_url', 'https://mapas.exemplo/{z}/{x}.png', COMO_O_MAPA],
  ['mapa_url', 'https://mapas.exemplo:99999/{z}/{x}/{y}.png', COMO_O_MAPA],
  ['mapa_url', "https://mapas.exemplo; script-src '*'/{z}/{x}/{y}", COMO_O_MAPA],
  ['anos_da_auditoria', 4, 'O valor mínimo é 5'],
])('%s = %j é recusado no seu campo, e nada do resto é salvo', async (chave, valor, mensagem) => {
  const { acesso } = await s().admin()
  const antes = await obter(acesso)
  const { status, corpo } = await salvar(acesso, { horas_do_link_assinante: 99, [chave]: valor })
  expect([400, 422]).toContain(status)
  expect(corpo.campos).toEqual({ [chave]: [mensagem] })
  expect(await obter(acesso)).toEqual(antes)
})

test('uma configuração que não existe é recusada', async () => {
  const { acesso } = await s().admin()
  expect((await salvar(acesso, { modo_deus: true })).status).toBe(400)
})

test('a logo é uma imagem enviada, e sai na parte pública', async () => {
  const { acesso } = await s().admin()
  const enviada = await s().app.inject({
    method: 'POST',
    url: '/api/arquivo/imagem',
    headers: { authorization: `Bearer ${acesso}`, 'content-type': 'image/png' },
    payload: await imagens.png(),
  })
  const { id } = enviada.json()
  expect((await salvar(acesso, { logo: id })).corpo.valores.logo).toBe(id)
  expect((await s().pedir('GET', '/configuracao/publica')).corpo.logo).toBe(id)
})

test('quem salvou por último sobre uma versão velha recebe a atual e não grava nada', async () => {
  const { acesso } = await s().admin()
  const { versao } = await obter(acesso)
  await salvar(acesso, { marca: 'Primeira' })
  const { status, corpo } = await s().pedir('PUT', '/configuracao', {
    token: acesso,
    corpo: { versao, marca: 'Segunda' },
  })
  expect(status).toBe(409)
  expect(corpo).toMatchObject({ codigo: 'VERSAO_DESATUALIZADA', atual: { valores: { marca: 'Primeira' } } })
  expect((await obter(acesso)).valores.marca).toBe('Primeira')
  const semVersao = await s().pedir('PUT', '/configuracao', { token: acesso, corpo: { marca: 'X' } })
  expect(semVersao.status).toBe(428)
})

test('de dez que salvam ao mesmo tempo, um grava e nove são avisados', async () => {
  const { acesso } = await s().admin()
  const { versao } = await obter(acesso)
  const respostas = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      s().pedir('PUT', '/configuracao', { token: acesso, corpo: { versao, marca: `Marca ${i}` } }),
    ),
  )
  expect(respostas.map((r) => r.status).sort()).toEqual([200, ...Array(9).fill(409)])
})

test('ver não é editar, e sem nenhuma das duas não se vê', async () => {
  const { acesso: leitora } = await s().fabrica.pessoa({ grupo: ['LISTAR.CONFIGURACAO'] })
  expect((await s().pedir('GET', '/configuracao', { token: leitora })).status).toBe(200)
  expect((await s().pedir('GET', '/configuracao/historico', { token: leitora })).status).toBe(200)
  expect((await salvar(leitora, { marca: 'X' })).status).toBe(403)
  const { acesso: alheia } = await s().fabrica.pessoa({ grupo: [] })
  for (const caminho of ['/configuracao', '/configuracao/historico'])
    expect((await s().pedir('GET', caminho, { token: alheia })).status).toBe(403)
  for (const caminho of ['testar-email', 'testar-microsoft'])
    expect(
      (await s().pedir('POST', `/configuracao/${caminho}`, { token: leitora, corpo: { para: 'a@b.br' } }))
        .status,
    ).toBe(403)
})

test('quem não vê as configurações não as lê salvando, nem na recusa nem na resposta', async () => {
  const { versao } = await obter((await s().admin()).acesso)
  const { acesso } = await s().fabrica.pessoa({ grupo: ['EDITAR.CONFIGURACAO'] })
  for (const tentada of [versao, versao + 1]) {
    const { status, corpo } = await s().pedir('PUT', '/configuracao', {
      token: acesso,
      corpo: { versao: tentada },
    })
    expect(status).toBe(403)
    expect(corpo).not.toHaveProperty('atual')
  }
})

test('a senha mínima salva é a que o servidor exige', async () => {
  const { acesso } = await s().admin()
  await salvar(acesso, { senha_minima: 20 })
  const pessoa = await s().fabrica.pessoa()
  const trocar = (senha: string) =>
    s().pedir('PUT', '/auth/senha', {
      token: pessoa.acesso,
      corpo: { senha_atual: 'senha-de-teste-1', senha },
    })
  expect(await trocar('girassol no telhad')).toMatchObject({
    status: 422,
    corpo: { campos: { senha: ['A senha precisa de pelo menos 20 caracteres'] } },
  })
  await salvar(acesso, { senha_minima: 8 })
  expect((await trocar('bolo qrt')).status).toBe(200)
})
