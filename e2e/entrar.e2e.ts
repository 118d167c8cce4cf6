import { expect } from '@playwright/test'
import { ADMIN } from '../apps/api/src/teste/admin.ts'
import { preencherLogin, test } from './base/teste.ts'

test('senha errada fica no formulário; a certa entra', async ({ page, entrar }) => {
  await preencherLogin(page, ADMIN.email, 'não é esta')
  await expect(page.getByRole('alert')).toContainText('E-mail ou senha incorretos')
  await entrar()
  await expect(page).toHaveURL(/\/admin\/painel$/)
})
