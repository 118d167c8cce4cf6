import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { AssinantePage } from './AssinantePage.tsx'
import { identificado, LINK, servidorDoAssinante, umaOferta } from './assinante.fabrica.ts'
import '#estilos/base.css'

const abrir = (t: string | null) => {
  sessionStorage.clear()
  const endereco = new URL(location.href)
  if (t !== null) endereco.searchParams.set('t', t)
  history.replaceState(null, '', endereco)
  montar(<AssinantePage />, 'light', undefined, 'div')
}
const campo = (name: string) => page.getByRole('textbox', { name })
const botao = (name: string) => page.getByRole('button', { name, exact: true })
const titulo = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const identificarSe = async () => {
  await userEvent.fill(campo('Os 4 últimos números do CPF'), '4725')
  await userEvent.fill(campo('Data de nascimento'), '010590')
  await userEvent.click(botao('Continuar'))
}
const QUEM = 'POST /api/assinante/identificar'
const OFERTA = 'GET /api/assinante/oferta'
const naoConfere = { status: 401, json: { codigo: 'NAO_CONFERE', message: 'Restam 4 tentativas.' } }

test.each([
  ['sem nada', null],
  ['cortado', LINK.slice(0, 40)],
])('um link %s diz para pedir outro, sem perguntar nada ao servidor', async (_, t) => {
  const pedidos = servidorDoAssinante({})
  abrir(t)
  await expect.element(titulo('Este link não vale mais')).toBeVisible()
  expect(pedidos).toEqual([])
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('o segredo sai do endereço', async () => {
  servidorDoAssinante({})
  abrir(LINK)
  await expect.element(titulo(/^Olá! Aqui é da/)).toBeVisible()
  expect(location.search).not.toContain(LINK)
})

test('campos vazios são ditos juntos, cada um no seu lugar, e o primeiro recebe o foco', async () => {
  const pedidos = servidorDoAssinante({})
  abrir(LINK)
  await userEvent.click(botao('Continuar'))
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText('Digite os 4 últimos números do CPF. Digite a data de nascimento', { exact: false }),
    )
    .toBeVisible()
  await expect.element(campo('Os 4 últimos números do CPF')).toHaveFocus()
  await userEvent.fill(campo('Data de nascimento'), '31/02/1990')
  await expect.element(page.getByText('Digite a data de nascimento, com dia, mês e ano')).toBeVisible()
  expect(pedidos).toEqual([])
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('do CPF inteiro, colado ou digitado, ficam os 4 últimos números', async () => {
  servidorDoAssinante({})
  abrir(LINK)
  await userEvent.fill(campo('Os 4 últimos números do CPF'), ' 529.982.247-25')
  await expect.element(campo('Os 4 últimos números do CPF')).toHaveValue('4725')
  await userEvent.clear(campo('Os 4 últimos números do CPF'))
  await userEvent.type(campo('Os 4 últimos números do CPF'), '52998224725')
  await expect.element(campo('Os 4 últimos números do CPF')).toHaveValue('4725')
})

test('dados que não conferem dizem quantas tentativas restam, e o que foi digitado fica', async () => {
  servidorDoAssinante({ [QUEM]: naoConfere })
  abrir(LINK)
  await identificarSe()
  await expect
    .element(page.getByRole('alert').getByText('Restam 4 tentativas.', { exact: false }))
    .toBeVisible()
  await expect.element(campo('Data de nascimento')).toHaveValue('01/05/90')
})

test('sem rede, o que foi digitado fica e a segunda tentativa entra', async () => {
  servidorDoAssinante({ [QUEM]: ['sem rede', { json: identificado() }], [OFERTA]: { json: umaOferta() } })
  abrir(LINK)
  await identificarSe()
  await expect
    .element(page.getByRole('alert').getByText('Confira a sua internet', { exact: false }))
    .toBeVisible()
  await userEvent.click(botao('Continuar'))
  await expect.element(titulo('Confira a sua internet')).toHaveFocus()
})

test('um link bloqueado diz a quem recorrer', async () => {
  servidorDoAssinante({ [QUEM]: { status: 403, json: { codigo: 'LINK_BLOQUEADO', message: 'x' } } })
  abrir(LINK)
  await identificarSe()
  await expect.element(titulo('Este link foi bloqueado')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'suporte@localhost' })).toBeVisible()
})

test.each([
  ['VENCIDO', /^O prazo para aceitar passou/],
  ['SUBSTITUIDO', /^Há um link mais novo/],
  ['ENCERRADO', /^A contratação mudou/],
] as const)(
  'um link %s leva à mesma página, e depois de a pessoa mostrar quem é diz por quê',
  async (estado, porque) => {
    servidorDoAssinante({ [QUEM]: { json: identificado({ estado, ingresso: null }) } })
    abrir(LINK)
    await identificarSe()
    await expect.element(titulo('Este link não vale mais')).toBeVisible()
    await expect.element(page.getByText(porque)).toBeVisible()
  },
)

test('a oferta diz velocidade, preço, multa com exemplo e o direito de desistir', async () => {
  servidorDoAssinante({ [QUEM]: { json: identificado() }, [OFERTA]: { json: umaOferta() } })
  abrir(LINK)
  await identificarSe()
  await expect
    .element(page.getByText('500 Mega para baixar, 250 Mega para enviar', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('R$ 49,95 nos 3 primeiros meses, depois R$ 99,90.')).toBeVisible()
  await expect.element(page.getByText('Se cancelar no 3º mês, paga R$ 500,00 de multa.')).toBeVisible()
  await expect.element(page.getByText(/^Depois dos 12 meses de fidelidade, não há multa\./)).toBeVisible()
  await expect.element(page.getByText(/até 7 dias depois da instalação/)).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('o que custa a mais não está incluído, e a etiqueta diz que é a da oferta sem ele', async () => {
  const { preco } = umaOferta()
  const adicionais = [{ id: '0192d3a4-5b6c-7d8e-9f01-0000000000c1', nome: 'Roteador extra', quantidade: 2 }]
  const json = umaOferta({ adicionais, preco: { ...preco, total_fidelidade: preco.total_fidelidade + 1 } })
  servidorDoAssinante({ [QUEM]: () => ({ json: identificado() }), [OFERTA]: () => ({ json }) })
  abrir(LINK)
  await identificarSe()
  await expect.element(page.getByText('Com o adicional: 2 × Roteador extra.')).toBeVisible()
  expect(page.getByRole('listitem').filter({ hasText: 'Roteador extra' }).query()).toBeNull()
  await userEvent.click(botao('Ver a etiqueta completa'))
  await expect.element(page.getByText(/^A etiqueta mostra a oferta padrão\./)).toBeVisible()
})

test('sem fidelidade e vendida na loja, a oferta não fala de multa nem de desistir', async () => {
  const oferta = umaOferta({ arrependimento: false })
  oferta.etiqueta.plano.fidelidade_meses = 0
  servidorDoAssinante({ [QUEM]: { json: identificado() }, [OFERTA]: { json: oferta } })
  abrir(LINK)
  await identificarSe()
  await expect.element(page.getByText(/Não há fidelidade/)).toBeVisible()
  expect(page.getByText(/Direito de desistir/).elements()).toEqual([])
})

test('a oferta que não veio é pedida de novo', async () => {
  servidorDoAssinante({
    [QUEM]: { json: identificado() },
    [OFERTA]: ['sem rede', { json: umaOferta() }],
  })
  abrir(LINK)
  await identificarSe()
  await userEvent.click(botao('Tentar de novo'))
  await expect.element(page.getByText('Fibra 500')).toBeVisible()
})

test('o ingresso que venceu pede de novo quem é, sem perder o resto', async () => {
  servidorDoAssinante({
    [QUEM]: { json: identificado() },
    [OFERTA]: [{ status: 401, json: { codigo: 'INGRESSO_VENCIDO', message: 'x' } }, { json: umaOferta() }],
  })
  abrir(LINK)
  await identificarSe()
  await expect.element(page.getByText(/^Por segurança/)).toBeVisible()
  await identificarSe()
  await expect.element(page.getByText('Fibra 500')).toBeVisible()
})

test.each([
  [401, 'INGRESSO_VENCIDO', /^Olá! Aqui é da/],
  [409, 'LINK_ENCERRADO', 'Este link não vale mais'],
])('um %i %s no envio da foto leva à mesma página que nos outros passos', async (status, codigo, pagina) => {
  const falta = { tipo: 'DOCUMENTO_FRENTE', situacao: 'FALTA', recusa: null } as const
  servidorDoAssinante({
    [QUEM]: { json: identificado() },
    [OFERTA]: { json: umaOferta({ documentos: [falta] }) },
    'POST /api/assinante/anexo': { status, json: { codigo, message: 'x' } },
  })
  abrir(LINK)
  await identificarSe()
  await userEvent.click(botao('Está tudo certo'))
  await userEvent.upload(
    page.getByLabelText('Escolher arquivo: Frente do documento', { exact: true }),
    new File(['%PDF-'], 'conta.pdf', { type: 'application/pdf' }),
  )
  await expect.element(titulo(pagina)).toBeVisible()
})

test('o texto que mudou durante a leitura é mostrado de novo antes de valer', async () => {
  const outro = umaOferta({
    textos: [{ tipo: 'ACEITE', versao: 2, texto: 'Outro texto.' }],
    texto_sha256: 'cd'.repeat(32),
  })
  const aceitos: unknown[] = []
  servidorDoAssinante({
    [QUEM]: { json: identificado() },
    [OFERTA]: [{ json: umaOferta() }, { json: outro }],
    'POST /api/assinante/aceitar': ({ corpo, bearer }) => {
      aceitos.push([corpo, bearer])
      return aceitos.length === 1
        ? { status: 409, json: { codigo: 'TEXTO_MUDOU', message: 'Mudou.' } }
        : { json: { protocolo: 1234, fechada: '/fechada?t=x' } }
    },
  })
  abrir(LINK)
  await identificarSe()
  await userEvent.click(botao('Está tudo certo'))
  await userEvent.click(botao('Aceito'))
  await expect.element(page.getByText('Outro texto.')).toBeVisible()
  await expect.element(page.getByRole('alert').getByText('O texto mudou', { exact: false })).toBeVisible()
  await userEvent.click(botao('Aceito'))
  await expect.element(titulo('Pronto, João!')).toBeVisible()
  expect(aceitos).toEqual([
    [{ texto_sha256: umaOferta().texto_sha256 }, 'Bearer ingresso'],
    [{ texto_sha256: outro.texto_sha256 }, 'Bearer ingresso'],
  ])
})

test('depois do texto que mudou, a falta de rede ainda é dita', async () => {
  servidorDoAssinante({
    [QUEM]: { json: identificado() },
    [OFERTA]: { json: umaOferta() },
    'POST /api/assinante/aceitar': [
      { status: 409, json: { codigo: 'TEXTO_MUDOU', message: 'Mudou.' } },
      'sem rede',
    ],
  })
  abrir(LINK)
  await identificarSe()
  await userEvent.click(botao('Está tudo certo'))
  await userEvent.click(botao('Aceito'))
  const alertas = page.getByRole('alert')
  await expect.element(alertas.getByText('O texto mudou', { exact: false })).toBeVisible()
  expect(alertas.elements()).toHaveLength(1)
  await userEvent.click(botao('Aceito'))
  await expect.element(alertas.getByText('Confira a sua internet', { exact: false })).toBeVisible()
})
