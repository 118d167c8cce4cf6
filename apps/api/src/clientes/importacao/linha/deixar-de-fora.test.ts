import { camposDaImportacao, type Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import { configurarZod } from '@balcao/contract/valores/mensagens'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { cpfDeTeste } from '#testes/documentos.ts'
import { type Cidades, cidadesDoPais } from './cidades.ts'
import { decidir } from './decidir.ts'
import { leitorDeLinhas } from './ler.ts'

const EMPRESA = '01890a5d-ac96-774b-bcce-b302099a8057'
const MAPEAMENTO = Object.keys(camposDaImportacao) as Mapeamento
const caixa: { cidades?: Cidades } = {}
beforeAll(async () => {
  configurarZod()
  caixa.cidades = await cidadesDoPais()
})

const lida = (celulas: Record<string, string>) => {
  if (!caixa.cidades) throw new Error('sem cidades')
  const ler = leitorDeLinhas(MAPEAMENTO, { cidades: caixa.cidades, hoje: '2026-11-15' })
  return ler(MAPEAMENTO.map((campo) => celulas[campo ?? ''] ?? ''))
}
type Guardado = NonNullable<Parameters<typeof decidir>[1]['atual']>
const decidirCom = (
  opcional_errado: 'REJEITAR' | 'DEIXAR_DE_FORA',
  celulas: Record<string, string>,
  atual: Guardado | null = null,
) => decidir(lida(celulas), { empresaId: EMPRESA, modo: 'AMBOS', opcional_errado, atual })
const semOErrado = (celulas: Record<string, string>, atual?: Guardado) =>
  decidirCom('DEIXAR_DE_FORA', celulas, atual)

const MARIA = { cpf_cnpj: cpfDeTeste(1), nome: 'Maria da Silva' }
const RUA = {
  cep: '13010-000',
  logradouro: 'Rua Direita',
  numero: '10',
  complemento: 'Apto 3',
  bairro: 'Centro',
  cidade: 'Campinas',
  uf: 'SP',
}

test('o segundo telefone errado fica de fora, com o motivo; o primeiro e o resto entram', () => {
  const celulas = { ...MARIA, telefone: '19 98765-4321', telefone_2: '123', email: 'maria@exemplo.com.br' }
  expect(decidirCom('REJEITAR', celulas)).toMatchObject({ tipo: 'REJEITAR' })
  expect(semOErrado(celulas)).toMatchObject({
    tipo: 'CRIAR',
    dados: { telefones: [{ numero: '+5519987654321' }], email: 'maria@exemplo.com.br' },
    avisos: [{ campo: 'telefone_2', texto: 'Telefone inválido' }],
  })
})

test('um CEP errado leva o endereço inteiro, e o aviso diz isso uma vez', () => {
  const feito = semOErrado({ ...MARIA, ...RUA, cep: '00000-000', bairro: '' })
  expect(feito).toMatchObject({ tipo: 'CRIAR', dados: { enderecos: [] } })
  expect(feito.tipo === 'CRIAR' && feito.avisos).toEqual([
    { campo: 'cep', texto: 'CEP inválido: o endereço desta linha fica de fora' },
    { campo: 'bairro', texto: 'Endereço incompleto: falta “Bairro”' },
  ])
})

test('de um endereço pela metade, cada campo que falta é dito uma vez, pelo nome', () => {
  const feito = decidirCom('REJEITAR', { ...MARIA, cidade: 'Campinas', uf: 'SP' })
  expect(feito.tipo === 'REJEITAR' && feito.motivos.map(({ texto }) => texto)).toEqual(
    ['CEP', 'Logradouro', 'Número', 'Bairro'].map((campo) => `Endereço incompleto: falta “${campo}”`),
  )
})

test('um endereço errado nunca se mistura com o do cadastro', () => {
  const criado = semOErrado({ ...MARIA, ...RUA })
  if (criado.tipo !== 'CRIAR') throw new Error('não criou')
  const enderecos = criado.dados.enderecos.map((e) => ({ ...e, id: EMPRESA }))
  const atual = { ...criado.dados, id: EMPRESA, versao: 1, enderecos, ocupados: [] }
  const mudou = { ...MARIA, ...RUA, cep: '1', logradouro: 'Outra Rua', numero: '99' }
  expect(semOErrado(mudou, atual)).toMatchObject({ tipo: 'IGUAL', avisos: [{ campo: 'cep' }] })
  expect(semOErrado({ ...MARIA, latitude: '99', longitude: '-47' }, atual)).toMatchObject({ tipo: 'IGUAL' })
})

test.each([
  ['o documento', { cpf_cnpj: '123' }],
  ['o nome', { nome: 'X' }],
  ['a situação', { situacao: 'qualquer' }],
  ['o código do outro sistema', { id_externo: 'x'.repeat(61) }],
])('%s não fica de fora: a linha é rejeitada com todos os motivos', (_, errado) => {
  const feito = semOErrado({ ...MARIA, telefone_2: '123', ...errado })
  expect(feito.tipo === 'REJEITAR' && feito.motivos).toHaveLength(2)
})

test('qualquer que seja a linha: o que entra com aviso entraria sem os campos avisados, e o que entrava entra igual', () => {
  const celula = fc.constantFrom(
    '',
    'SP',
    'Campinas',
    '13010-000',
    '11987654321',
    '31/12/1985',
    'a@b',
    '0',
    'Rua A',
  )
  const linha = fc.record(Object.fromEntries(MAPEAMENTO.map((campo) => [campo ?? '', celula])))
  fc.assert(
    fc.property(linha, (celulas) => {
      const completa = { ...celulas, ...MARIA, situacao: 'ativo', id_externo: '7' }
      const rigido = decidirCom('REJEITAR', completa)
      const feito = semOErrado(completa)
      if (rigido.tipo !== 'REJEITAR') expect(feito).toEqual(rigido)
      else if (feito.tipo !== 'REJEITAR') expect(feito.avisos.length).toBe(rigido.motivos.length)
      else expect(feito).toEqual(rigido)
    }),
  )
})
