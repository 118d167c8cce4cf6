import { VALIDADE_MAXIMA_DIAS } from '@balcao/contract/acesso/chave-api'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { configuracao } from '#configuracao.ts'
import { CampoEmpresas } from '#partes/empresa/CampoEmpresas.tsx'
import { useTodasEmpresas } from '#sessao.ts'
import { CopiarUmaVez } from '#ui/CopiarUmaVez.tsx'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { ConfirmarComSenha } from '#ui/formulario/ConfirmarComSenha.tsx'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { useConfirmacao } from '#ui/formulario/useConfirmacao.ts'
import { useCriacao } from '#ui/formulario/useCriacao.ts'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { chaves } from './chave-api.data.ts'
import { chaveNova, ValoresChaveApi } from './chave-api.formulario.ts'
import { rotulos, textos } from './chave-api.textos.ts'
import { PermissoesDaChave } from './PermissoesDaChave.tsx'

export function NovaChavePage() {
  const navegar = useNavigate()
  const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
  const tenhoTodas = useTodasEmpresas()
  const confirmacao = useConfirmacao()
  const [criada, setCriada] = useState<{ id: string; chave: string } | null>(null)
  const { aoEnviar, ...criacao } = useCriacao({
    iniciais: chaveNova(hoje, tenhoTodas),
    esquema: ValoresChaveApi,
    criar: chaves.useCriar(confirmacao.senha),
    aoCriar: setCriada,
  })
  const { enviar, ...pagina } = confirmacao.envolver({ ...criacao, enviar: aoEnviar }, true)
  if (criada)
    return (
      <>
        <PaginaCabecalho titulo={textos.nova} />
        <CopiarUmaVez
          titulo={textos.criada}
          rotulo={textos.aChave}
          valor={criada.chave}
          textos={textos}
          aoFechar={() =>
            void navegar({ to: '/admin/chave-api/$id', params: { id: criada.id }, replace: true })
          }
        />
      </>
    )
  const { form } = criacao
  return (
    <>
      <FormularioPagina
        titulo={textos.nova}
        textoSalvar={textos.criar}
        aoFechar={() => void navegar({ to: '/admin/chave-api' })}
        aoEnviar={enviar}
        {...pagina}
      >
        <Text size="sm">{textos.explicada}</Text>
        <CampoTexto
          name="nome"
          label={rotulos.nome}
          description={textos.dicaDoNome}
          withAsterisk
          autoComplete="off"
          maxLength={80}
        />
        <CampoData
          name="expira_no_dia"
          label={rotulos.expira_no_dia}
          description={textos.dicaDoFim}
          withAsterisk
          minimo={hoje}
          maximo={somarDias(hoje, VALIDADE_MAXIMA_DIAS)}
        />
        <CampoEmpresas todas={form.values.todas_empresas} escolhidas={form.values.empresas} />
        <CampoAreaTexto name="enderecos" label={rotulos.enderecos} description={textos.dicaDosEnderecos} />
        <CampoNumero
          name="limite_por_minuto"
          label={rotulos.limite_por_minuto}
          description={textos.dicaDoLimite}
          withAsterisk
        />
        <PermissoesDaChave
          value={form.values.permissoes}
          onChange={(permissoes) => form.setFieldValue('permissoes', permissoes)}
          error={form.errors.permissoes}
        />
      </FormularioPagina>
      {confirmacao.pergunta && (
        <ConfirmarComSenha
          texto={textos.confirmarCriacao}
          enviando={criacao.enviando}
          erro={criacao.erro}
          {...confirmacao.pergunta}
        />
      )}
    </>
  )
}
