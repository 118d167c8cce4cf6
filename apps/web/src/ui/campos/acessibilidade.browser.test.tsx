import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { CampoAreaTexto } from './CampoAreaTexto.tsx'
import { CampoCep } from './CampoCep.tsx'
import { CampoData } from './CampoData.tsx'
import { CampoDocumento } from './CampoDocumento.tsx'
import { CampoInterruptor } from './CampoInterruptor.tsx'
import { CampoMoeda } from './CampoMoeda.tsx'
import { CampoSelecao } from './CampoSelecao.tsx'
import { CampoSelecaoMultipla } from './CampoSelecaoMultipla.tsx'
import { CampoSenha } from './CampoSenha.tsx'
import { CampoTelefone } from './CampoTelefone.tsx'
import { CampoTexto } from './CampoTexto.tsx'

const todos = (
  <>
    <h1>Campos</h1>
    <CampoTexto label="Nome" required defaultValue="Ana" description="Como aparece para o cliente" />
    <CampoTexto label="Com erro" defaultValue="An" error="Mínimo de 3 caracteres" />
    <CampoSenha label="Senha" defaultValue="segredo" />
    <CampoMoeda label="Preço" defaultValue={9990} />
    <CampoDocumento label="Documento" defaultValue="52998224725" />
    <CampoTelefone label="Telefone" />
    <CampoCep label="CEP" />
    <CampoSelecao label="Grupo" data={['A', 'B']} defaultValue="A" />
    <CampoSelecaoMultipla label="Empresas" data={['A', 'B']} defaultValue={['A']} />
    <CampoInterruptor label="Ativo" defaultValue description="Pode entrar" />
    <CampoAreaTexto label="Observação" defaultValue="Texto" />
    <CampoData label="Dia" defaultValue="2026-03-05" />
  </>
)

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('todos os campos e o calendário aberto, a %i px, tema %s', async (largura, esquema) => {
  await page.viewport(largura, 900)
  montar(todos, esquema)
  await userEvent.click(page.getByRole('button', { name: 'Abrir calendário' }))
  await expect.element(page.getByRole('button', { name: '5 março 2026', exact: true })).toHaveFocus()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
