import { camposDaImportacao, type Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import { configurarZod } from '@balcao/contract/valores/mensagens'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpfDeTeste } from '#testes/documentos.ts'
import { cidadesDoPais } from './cidades.ts'
import { decidir } from './decidir.ts'
import { leitorDeLinhas } from './ler.ts'
import { mudancasDe } from './mudancas.ts'

configurarZod()
const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const REGRAS = { empresaId: ID, modo: 'AMBOS', opcional_errado: 'REJEITAR' } as const
const MAPEAMENTO = Object.keys(camposDaImportacao) as Mapeamento
const cidades = await cidadesDoPais()
const ler = leitorDeLinhas(MAPEAMENTO, { cidades, hoje: '2026-11-15' })

type Celulas = Partial<Record<keyof typeof camposDaImportacao, string>>
const lida = (celulas: Celulas) =>
  ler(
    MAPEAMENTO.map((campo) => ({ cpf_cnpj: cpfDeTeste(1), nome: 'Maria', ...celulas })[campo ?? 'uf'] ?? ''),
  )

/** What `depois` does to the client whom `antes` created. */
const atualizar = (antes: Celulas, depois: Celulas) => {
  const criada = decidir(lida(antes), { ...REGRAS, atual: null })
  if (criada.tipo !== 'CRIAR') throw new Error(JSON.stringify(criada))
  const enderecos = criada.dados.enderecos.map((e) => ({ ...e, id: ID }))
  const atual = { ...criada.dados, id: ID, versao: 1, enderecos, ocupados: [] }
  const desfecho = decidir(lida(depois), { ...REGRAS, atual })
  const mudancas = desfecho.tipo === 'ATUALIZAR' ? mudancasDe(desfecho, MAPEAMENTO, cidades) : []
  return { tipo: desfecho.tipo, mudancas: mudancas.map(({ coluna, antes }) => [MAPEAMENTO[coluna], antes]) }
}

const RUA = {
  ...{ cep: '13010-000', logradouro: 'Rua Direita', numero: '10', bairro: 'Centro', cidade: 'Campinas' },
  uf: 'SP',
}
const LUGAR = 'Instalação: Rua Direita, 10 – Centro – Campinas – SP – 13010-000'

test.each<[string, Celulas, Celulas, unknown[]]>([
  ['o nome', {}, { nome: 'Maria Silva' }, [['nome', 'Maria']]],
  ['o que estava vazio', {}, { email: 'a@b.com' }, [['email', null]]],
  [
    'a data e a situação, por extenso',
    { data_nascimento: '31/12/1985', situacao: 'ativo' },
    { data_nascimento: '30/12/1985', situacao: 'cancelado' },
    [
      ['data_nascimento', '31/12/1985'],
      ['situacao', 'Ativo'],
    ],
  ],
  [
    'um telefone a mais',
    { telefone: '11987654321' },
    { telefone: '11987654321', telefone_2: '1134567890' },
    [['telefone', null]],
  ],
  [
    'outro telefone principal',
    { telefone: '11987654321' },
    { telefone: '11912345678' },
    [['telefone', '(11) 98765-4321, Celular, principal']],
  ],
  ['outra porta', RUA, { ...RUA, numero: '12' }, [['cep', LUGAR]]],
  ['o primeiro endereço', {}, RUA, [['cep', null]]],
])('a prévia diz o que sai: %s', (_, antes, depois, mudancas) => {
  expect(atualizar(antes, depois)).toEqual({ tipo: 'ATUALIZAR', mudancas })
})

test('o que se atualiza muda alguma coluna, e o que fica igual, nenhuma', () => {
  const celulas = fc.record(
    {
      nome: fc.constantFrom('Maria', 'José'),
      nome_mae: fc.constantFrom('', 'Ana'),
      email: fc.constantFrom('', 'a@b.com', 'c@d.com'),
      telefone: fc.constantFrom('', '11987654321', '1134567890'),
      telefone_2: fc.constantFrom('', '11987654321', '1134567890'),
      situacao: fc.constantFrom('', 'ativo', 'suspenso'),
      observacoes: fc.constantFrom('', 'Prédio azul'),
    },
    { noNullPrototype: true },
  )
  fc.assert(
    fc.property(
      celulas,
      celulas,
      fc.constantFrom('', '10', '12'),
      fc.constantFrom('10', '12'),
      (a, b, um, outro) => {
        const rua = (numero: string) => (numero ? { ...RUA, numero } : {})
        const { tipo, mudancas } = atualizar({ ...a, ...rua(um) }, { ...b, ...rua(outro) })
        expect(mudancas.length > 0).toBe(tipo === 'ATUALIZAR')
      },
    ),
  )
})
