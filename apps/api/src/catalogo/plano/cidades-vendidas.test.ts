import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { umPlano } from './plano.fabrica.ts'

const s = usarServidor()
const VISCONDE = 3172004
const RIO_BRANCO_MT = 5107206
const CAMPO_GRANDE_RN = 2401305

const buscar = async (token: string, busca: string): Promise<string[]> => {
  const { corpo } = await s().pedir('GET', `/municipio?busca=${encodeURIComponent(busca)}`, { token })
  return corpo.map((c: { nome: string; uf: string }) => `${c.nome}/${c.uf}`)
}

test('das cidades com o texto, vêm antes as em que se vende', async () => {
  const { acesso } = await s().fabrica.pessoa()
  const antes = await buscar(acesso, 'rio branco')
  expect(antes.slice(0, 2)).toEqual(['Rio Branco/AC', 'Rio Branco/MT'])
  await umPlano(s().db, { cidades: [RIO_BRANCO_MT, VISCONDE] })
  const depois = await buscar(acesso, 'rio branco')
  expect(depois.slice(0, 3)).toEqual(['Rio Branco/MT', 'Visconde do Rio Branco/MG', 'Rio Branco/AC'])
  expect(depois.toSorted()).toEqual(antes.toSorted())
  // Where the text is not, nobody is taken.
  expect(await buscar(acesso, 'campinas')).not.toContain('Rio Branco/MT')
})

test('não contam o plano de outra empresa, o desativado, o encerrado nem o excluído', async () => {
  const [minha, outra] = [await s().fabrica.empresa('Minha'), await s().fabrica.empresa('Outra')]
  const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.PLANO'], empresas: [minha.id] })
  const primeira = async () => (await buscar(acesso, 'campo grande'))[0]
  const cidades = [CAMPO_GRANDE_RN]
  await umPlano(s().db, { cidades, empresas: [outra.id] })
  await umPlano(s().db, { cidades, ativo: false })
  await umPlano(s().db, { cidades, vigencia_fim: '2026-01-02' })
  const { id } = await umPlano(s().db, { cidades })
  await s().pool.query('update plano set excluido_em = now() where id = $1', [id])
  expect(await primeira()).toBe('Campo Grande/AL')
  await umPlano(s().db, { cidades, empresas: [minha.id] })
  expect(await primeira()).toBe('Campo Grande/RN')
})
