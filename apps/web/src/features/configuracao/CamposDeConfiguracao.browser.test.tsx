import type { ConfiguracaoGeral } from '@balcao/contract/provedor/configuracao'
import { chavesLegiveis, chavesSecretas, definicaoDe } from '@balcao/contract/provedor/configuracao-catalogo'
import { useForm } from '@mantine/form'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { montarComRota } from '#testes/montarComRota.tsx'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import type { ErroDoServidor } from '#ui/formulario/tipos.ts'
import { CampoBusca } from '#ui/lista/CampoBusca.tsx'
import { CamposDeConfiguracao } from './CamposDeConfiguracao.tsx'
import { type ValoresDoFormulario, valoresDe } from './configuracao.formulario.ts'

const padroes = Object.fromEntries(chavesLegiveis.map((chave) => [chave, definicaoDe(chave).padrao]))
const registro: ConfiguracaoGeral = {
  versao: 3,
  atualizado_em: '2026-11-10T12:00:00Z',
  valores: { ...(padroes as ConfiguracaoGeral['valores']), marca: 'Fibra Veloz' },
  segredos: Object.fromEntries(
    chavesSecretas.map((chave) => [chave, { definido: chave === 'smtp_senha' }]),
  ) as ConfiguracaoGeral['segredos'],
  alteradas: { marca: { em: '2026-11-10T12:00:00Z', por: 'Ana Lima' } },
  ambiente: { email: true, microsoft: false },
}

type TelaProps = {
  podeEditar?: boolean
  administrador?: boolean
  aoEnviar?: (valores: ValoresDoFormulario) => void
  /** The server's answer to a save. */
  recusa?: ErroDoServidor
}

function Tela({ podeEditar = true, administrador = true, aoEnviar, recusa }: TelaProps) {
  const [busca, setBusca] = useState('')
  const [erro, setErro] = useState<ErroDoServidor | null>(null)
  const form = useForm<ValoresDoFormulario>({ initialValues: valoresDe(registro) })
  return (
    <QueryClientProvider client={queryClient}>
      <CampoBusca busca={busca} aoBuscar={setBusca} />
      <FormularioPagina
        titulo="Configurações gerais"
        form={form}
        erro={erro}
        enviando={false}
        aoEnviar={(valores) => {
          aoEnviar?.(valores)
          if (recusa) setErro(recusa)
        }}
        aoFechar={() => {}}
        somenteLeitura={podeEditar ? null : 'Só leitura'}
      >
        <CamposDeConfiguracao
          form={form}
          registro={registro}
          podeEditar={podeEditar}
          administrador={administrador}
          busca={busca}
          aoLimparBusca={() => setBusca('')}
        />
      </FormularioPagina>
    </QueryClientProvider>
  )
}

const buscar = async (texto: string) => {
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard(texto)
}
const salvar = () => userEvent.click(page.getByRole('button', { name: 'Salvar' }))

test('a barra leva à busca, que ignora acentos e deixa à vista só o que combina', async () => {
  montarComRota(<Tela />)
  await expect.element(page.getByLabelText('Nome do provedor')).toBeVisible()
  await buscar('retencao')
  const daRetencao = chavesLegiveis.filter((chave) => definicaoDe(chave).grupo === 'retencao')
  await expect.element(page.getByText(`${daRetencao.length} configurações encontradas`)).toBeVisible()
  await expect.element(page.getByLabelText('Rascunhos de venda')).toBeVisible()
  await expect.element(page.getByLabelText('Nome do provedor')).not.toBeVisible()
  await expect.element(page.getByRole('navigation').getByRole('link')).toHaveTextContent('Retenção')
})

test('sem nada encontrado, diz isso e mostra o caminho de volta', async () => {
  montarComRota(<Tela />)
  await buscar('xyzw')
  await expect.element(page.getByText('Nenhuma configuração encontrada')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Mostrar todas' }))
  await expect.element(page.getByLabelText('Nome do provedor')).toBeVisible()
})

test('o que o servidor recusa aparece no seu campo, mesmo fora da busca', async () => {
  montarComRota(<Tela recusa={{ message: 'Confira', campos: { smtp_host: ['Servidor ruim'] } }} />)
  await buscar('retencao')
  await expect.element(page.getByLabelText('Servidor de envio (SMTP)')).not.toBeVisible()
  await salvar()
  await expect.element(page.getByText('Servidor ruim')).toBeVisible()
  await expect.element(page.getByLabelText('Servidor de envio (SMTP)')).toBeVisible()
})

test('um segredo definido se troca ou se apaga, e sem tocar nele não vai nada', async () => {
  const aoEnviar = vi.fn()
  montarComRota(<Tela aoEnviar={aoEnviar} />)
  await salvar()
  expect(aoEnviar.mock.lastCall?.[0].smtp_senha).toBe('')
  await userEvent.click(page.getByRole('button', { name: 'Apagar' }))
  await expect.element(page.getByText('Será apagado ao salvar')).toBeVisible()
  await salvar()
  expect(aoEnviar.mock.lastCall?.[0].smtp_senha).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Desistir' }))
  await userEvent.click(page.getByRole('button', { name: 'Trocar' }).last())
  await userEvent.fill(page.getByLabelText('Senha do servidor de e-mail'), 'nova')
  await expect.element(page.getByText('O teste usa o que está salvo.', { exact: false })).toBeVisible()
  await salvar()
  expect(aoEnviar.mock.lastCall?.[0].smtp_senha).toBe('nova')
})

test('diz quem alterou, e volta ao padrão com um clique', async () => {
  montarComRota(<Tela />)
  await expect.element(page.getByText('Alterado por Ana Lima em 10/11/2026 09:00')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Nome do provedor: voltar ao padrão' }))
  await expect.element(page.getByLabelText('Nome do provedor')).toHaveValue('Balcão')
  await expect.element(page.getByText('Há alterações não salvas')).toBeVisible()
})

test('dias e tipos se escolhem um a um', async () => {
  const aoEnviar = vi.fn()
  montarComRota(<Tela aoEnviar={aoEnviar} />)
  const dias = page.getByRole('group', { name: 'Dias de vencimento' })
  await userEvent.click(dias.getByRole('button', { name: '10', exact: true }))
  await userEvent.click(dias.getByRole('button', { name: '3', exact: true }))
  await salvar()
  expect(aoEnviar.mock.lastCall?.[0].dias_vencimento).toEqual([3, 5, 15, 20, 25])
})

test('textos prontos se acrescentam e se tiram, e o erro de cada um aparece nele', async () => {
  const aoEnviar = vi.fn()
  const campos = { 'textos_prontos.2.texto': ['Escreva o texto'] }
  montarComRota(<Tela aoEnviar={aoEnviar} recusa={{ message: 'Confira', campos }} />)
  await userEvent.click(page.getByRole('button', { name: 'Tirar o texto 1' }))
  await userEvent.click(page.getByRole('button', { name: 'Acrescentar um texto' }))
  await userEvent.fill(page.getByLabelText('Título do texto 3'), 'Visita marcada')
  await salvar()
  expect(aoEnviar.mock.lastCall?.[0].textos_prontos.map(({ titulo }: { titulo: string }) => titulo)).toEqual([
    'Precisamos de uma informação',
    'Resolvido',
    'Visita marcada',
  ])
  await expect.element(page.getByText('Escreva o texto')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Texto 3' })).toHaveFocus()
})

test('quem só pode ver, vê tudo travado, com o motivo', async () => {
  montarComRota(<Tela podeEditar={false} />)
  await expect.element(page.getByText('Só leitura')).toBeVisible()
  await expect.element(page.getByLabelText('Nome do provedor')).toBeDisabled()
  await expect.element(page.getByText('Definido', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /Apagar|voltar ao padrão/ }).elements()).toEqual([])
  await expect
    .element(page.getByRole('button', { name: 'Testar a Microsoft' }))
    .toHaveAttribute('aria-disabled')
})

test('quem edita configurações sem ser administrador vê travado, com o motivo, só o que e-mails e logins usam', async () => {
  montarComRota(<Tela administrador={false} />)
  await expect.element(page.getByLabelText('Nome do provedor')).toBeEnabled()
  for (const rotulo of ['Servidor de envio (SMTP)', 'ID do diretório (locatário)', 'E-mail de suporte'])
    await expect.element(page.getByLabelText(rotulo)).toBeDisabled()
  expect(page.getByRole('button', { name: /^(Apagar|Trocar)$/ }).elements()).toEqual([])
  // Once for each of the two groups that are locked entirely, and
  // once under each of the two locked settings in other groups.
  await expect.element(page.getByText(/daqui dependem os e-mails e os logins de todos/).first()).toBeVisible()
  expect(page.getByText(/daqui dependem os e-mails e os logins de todos/).elements()).toHaveLength(2)
  expect(page.getByText('em todas as empresas muda isto.', { exact: false }).elements()).toHaveLength(2)
  for (const nome of ['Enviar e-mail de teste', 'Testar a Microsoft'])
    await expect.element(page.getByRole('button', { name: nome })).toHaveAttribute('aria-disabled')
})
