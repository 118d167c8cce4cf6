import { expect, type Page } from '@playwright/test'
import { CAMPINAS } from '../apps/api/src/catalogo/oferta/oferta.fabrica.ts'
import { dadosDePlano } from '../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { dadosDePromocao } from '../apps/api/src/catalogo/promocao/promocao.fabrica.ts'
import { dadosDeCanal } from '../apps/api/src/provedor/canal-venda/canal-venda.fabrica.ts'
import { dadosDeEmpresa } from '../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { cpfDeTeste } from '../apps/api/src/testes/documentos.ts'
import type { DadosPromocao } from '../packages/contract/src/catalogo/promocao.ts'
import { marcaUnica } from './base/pessoas.ts'
import { type Mundo, test } from './base/teste.ts'

type Registro = { id: string; nome: string }

/** A provider that sells one plan by phone, with the front of the document and the recorded acceptance. */
const montarTelevendas = async ({ api, sql }: Mundo, promocao: Partial<DadosPromocao> = {}) => {
  const marca = marcaUnica()
  const { access_token: token } = await api.entrar()
  const criar = (caminho: string, corpo: object) => api.exigir<Registro>('POST', caminho, { token, corpo })
  const empresa = await criar('/empresa', dadosDeEmpresa({ nome_fantasia: `Tele ${marca}` }))
  const canal = await criar(
    '/canal-venda',
    dadosDeCanal({
      nome: `Televendas ${marca}`,
      tipo: 'TELEVENDAS',
      anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'AUDIO_ACEITE'],
      empresas: [empresa.id],
    }),
  )
  const plano = await criar(
    '/plano',
    dadosDePlano({
      nome: `Fibra ${marca}`,
      empresas: [empresa.id],
      valor_mensal: 99_90,
      cidades: [CAMPINAS],
    }),
  )
  const { id } = await criar(
    '/promocao',
    dadosDePromocao({ nome: `Estreia ${marca}`, planos: [plano.id], ...promocao }),
  )
  // A second of silence is enough for a journey.
  await sql(
    `insert into configuracao (chave, valor, alterado_por) values ('segundos_minimos_audio', '1', 'teste')
     on conflict (chave) do update set valor = '1'`,
  )
  return { empresa, canal, plano, promocaoId: id }
}
/** Somebody who sells for this company alone, by its channel: neither is asked for. */
const vendedorDe = async ({ pessoas, sql }: Mundo, { empresa, canal }: Televendas) => {
  const pessoa = await pessoas.criar()
  await sql('update usuario set todas_empresas = false, canal_venda_id = $2 where id = $1', [
    pessoa.id,
    canal.id,
  ])
  await sql('insert into usuario_empresa (usuario_id, empresa_id) values ($1, $2)', [pessoa.id, empresa.id])
  return pessoa
}

type Televendas = Awaited<ReturnType<typeof montarTelevendas>>

const continuar = async (page: Page, etapa: string) => {
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.waitForURL(new RegExp(`/${etapa}$`))
}

const fazerVenda = async (page: Page, { plano }: Televendas) => {
  await page.goto('/vendedor')
  await page.getByRole('link', { name: 'Nova venda' }).first().click()
  await page.waitForURL(/\/cliente$/)
  await page.getByLabel('CPF ou CNPJ').fill(cpfDeTeste())
  await page.getByLabel('Nome', { exact: true }).fill('Joana Prado')
  await page.getByLabel('Data de nascimento').fill('01/05/1990')
  await page.getByLabel('Telefone', { exact: true }).fill('11987650021')
  await continuar(page, 'endereco')
  await page.getByLabel('CEP').fill('13010-000')
  await page.getByLabel('Logradouro').fill('Rua Barão de Jaguara')
  await page.getByLabel('Número').fill(String(Date.now()).slice(-6))
  await page.getByLabel('Bairro').fill('Centro')
  await page.getByRole('combobox', { name: 'Cidade' }).fill('Campinas')
  await page.getByRole('option', { name: 'Campinas – SP' }).click()
  await continuar(page, 'plano')
  await page.getByRole('radio', { name: plano.nome }).check({ force: true })
  await continuar(page, 'adicionais')
  await continuar(page, 'promocao')
  await continuar(page, 'pagamento')
  await page.getByRole('radio', { name: 'Dia 10' }).check({ force: true })
  await page.getByRole('radio', { name: 'Pix' }).check({ force: true })
  await page.getByLabel('Dia desejado para a instalação').fill('20/12/2099')
  await page.getByRole('radio', { name: 'Manhã' }).check({ force: true })
  await continuar(page, 'anexos')
}

const anexar = async (page: Page) => {
  const frente = page.getByRole('region', { name: 'Frente do documento' })
  const escolha = page.waitForEvent('filechooser')
  await frente.getByRole('button', { name: 'Escolher arquivo' }).click()
  const buffer = await page.screenshot({ type: 'jpeg' })
  await (await escolha).setFiles({ name: 'rg.jpg', mimeType: 'image/jpeg', buffer })
  const audio = page.getByRole('region', { name: 'Áudio de aceite' })
  await audio.getByRole('button', { name: 'Gravar' }).click()
  await expect(audio.getByText(/0:0[2-9]/)).toBeVisible()
  await audio.getByRole('button', { name: 'Parar' }).click()
  await audio.getByRole('button', { name: 'Usar este áudio' }).click()
  await expect(audio.getByText('Anexado')).toBeVisible()
}

test('por telefone: oito etapas, documento e áudio gravado ali, e a venda chega inteira', async ({
  abrirComo,
  mundo,
}) => {
  const televendas = await montarTelevendas(mundo)
  const pessoa = await vendedorDe(mundo, televendas)
  const page = await abrirComo(pessoa, { permissions: ['microphone'] })
  await fazerVenda(page, televendas)
  await anexar(page)
  await continuar(page, 'revisao')
  await page.getByRole('button', { name: 'Enviar venda' }).click()
  await expect(page.getByText(/Protocolo/)).toBeVisible()
  const { rows } = await mundo.sql(
    `select v.situacao, v.cliente_nome, v.plano_id, array_agg(a.tipo order by a.tipo) as anexos
     from venda v join anexo a on a.venda_id = v.id where v.vendedor_id = $1 group by v.id`,
    [pessoa.id],
  )
  expect(rows).toEqual([
    {
      situacao: 'EM_ANALISE',
      cliente_nome: 'Joana Prado',
      plano_id: televendas.plano.id,
      anexos: ['AUDIO_ACEITE', 'DOCUMENTO_FRENTE'],
    },
  ])
})
