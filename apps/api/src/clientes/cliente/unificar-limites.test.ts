import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import type { CampoDaUnificacao } from '@balcao/contract/clientes/cliente/unificacao'
import { expect, test } from 'vitest'
import { chamadasDeImportacao, csvDe } from '#clientes/importacao/importacao.fabrica.ts'
import { usarClientes } from '#testes/usar-clientes.ts'
import { edicaoDeCliente, enderecoDeTeste, telefoneDeTeste } from './cliente.fabrica.ts'

const { s, caixa, chamar, criar } = usarClientes()
const i = chamadasDeImportacao(s, () => caixa)

const unificar = (fica: Cliente, sai: Cliente, campos_do_outro: CampoDaUnificacao[] = []) =>
  chamar('POST', `/${fica.id}/unificacao`, {
    outro_id: sai.id,
    versao: fica.versao,
    versao_do_outro: sai.versao,
    campos_do_outro,
  })
const telefones = (ddd: number, quantos: number) =>
  Array.from({ length: quantos }, (_, i) =>
    telefoneDeTeste({ numero: `+55${ddd}9876543${10 + i}`, principal: i === 0 }),
  )
const enderecos = (inicio: number, quantos: number) =>
  Array.from({ length: quantos }, (_, i) => enderecoDeTeste({ numero: String(inicio + i) }))

test('o que não caberia no formulário não se unifica, e nada muda', async () => {
  const [fica, sai] = [
    await criar({ telefones: telefones(11, 10) }),
    await criar({ telefones: telefones(19, 10) }),
  ]
  expect((await unificar(fica, sai)).corpo.campos).toEqual({
    outro_id: [
      'Os dois juntos têm 20 telefones; o máximo é de 10. Remova os que não servem antes de unificar.',
    ],
  })
  const [umaRua, outraRua] = [
    await criar({ enderecos: enderecos(100, 15) }),
    await criar({ enderecos: enderecos(110, 15) }),
  ]
  const { status, corpo } = await unificar(umaRua, outraRua)
  expect([status, corpo.campos.outro_id]).toEqual([
    422,
    ['Os dois juntos têm 25 endereços; o máximo é de 20. Remova os que não servem antes de unificar.'],
  ])
  expect((await chamar('GET', `/${sai.id}`)).corpo).toEqual(sai)
  expect((await chamar('GET', `/${outraRua.id}`)).corpo).toEqual(outraRua)
})

test('até o máximo cabe, e o resultado se salva', async () => {
  const fica = await criar({ telefones: telefones(11, 7), enderecos: enderecos(200, 15) })
  const sai = await criar({ telefones: telefones(19, 3), enderecos: enderecos(205, 15) })
  const { corpo } = await unificar(fica, sai)
  expect([corpo.telefones, corpo.enderecos].map((lista) => lista.length)).toEqual([10, 20])
  expect((await chamar('PUT', `/${fica.id}`, edicaoDeCliente(corpo))).status).toBe(200)
})

test.each([[['cpf_cnpj']], [[]]] as CampoDaUnificacao[][][])(
  'com %j do outro, nenhum dos dois documentos volta a criar um cliente por importação',
  async (campos) => {
    const [fica, sai] = [await criar(), await criar()]
    const { corpo } = await unificar(fica, sai, campos)
    const documentos = [fica.cpf_cnpj ?? '', sai.cpf_cnpj ?? '']
    expect(documentos).toContain(corpo.cpf_cnpj)
    const preterido = documentos.find((d) => d !== corpo.cpf_cnpj) ?? ''
    const { id, mapeamento } = await i.enviada(csvDe(['CPF', 'Nome'], [[preterido, 'Maria de Volta']]))
    const { linhas } = await i.previa(id, mapeamento)
    expect(linhas[0]?.desfecho).toBe('REJEITAR')
    expect(JSON.stringify(linhas[0]?.motivos)).toContain(`nº ${fica.codigo}`)
    const arquivo = (await chamar('GET', `/${fica.id}/lgpd`)).corpo
    expect(arquivo.cadastros_unificados).toMatchObject([{ cpf_cnpj: preterido }])
  },
)
