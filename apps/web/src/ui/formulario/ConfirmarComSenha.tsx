import { Button, Group, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { useSessao } from '#sessao.ts'
import { CampoSenha } from '../campos/CampoSenha.tsx'
import { Dialogo } from '../Dialogo.tsx'
import { ErroNaTela } from '../ErroNaTela.tsx'
import { textos } from '../textos.ts'
import { textos as doFormulario } from './formulario.textos.ts'
import { useFecharAoTerminar } from './useConfirmacao.ts'

const t = doFormulario.confirmar

type ConfirmarComSenhaProps = {
  /** What the save will do that needs this confirmation. */
  texto: string
  enviando: boolean
  erro: Error | null
  aoConfirmar: (senha: string | undefined) => void
  aoFechar: () => void
}

/**
 * Asks before a save that affects accounts. People who sign in through Microsoft have no password here;
 * for them the login counts.
 */
export function ConfirmarComSenha({ texto, enviando, erro, aoConfirmar, aoFechar }: ConfirmarComSenhaProps) {
  const comSenha = useSessao().usuarioAutenticado?.provedor !== 'microsoft'
  const [senha, setSenha] = useState('')
  const [tentou, setTentou] = useState(false)
  const doCampo = erro instanceof ErroHttp ? erro.campos.senha_atual?.join(' ') : undefined
  useFecharAoTerminar(enviando, erro, aoFechar)

  function enviar(evento: FormEvent) {
    evento.preventDefault()
    setTentou(true)
    if (!comSenha || senha) aoConfirmar(comSenha ? senha : undefined)
  }

  return (
    <Dialogo titulo={t.comSenha} ocupado={enviando} fechaPor="closerequest" aoFechar={aoFechar}>
      <form onSubmit={enviar} noValidate>
        <Text size="sm" mb="sm">
          {texto}
        </Text>
        {comSenha ? (
          <CampoSenha
            label={t.suaSenha}
            value={senha}
            onChange={setSenha}
            data-autofocus
            error={tentou && !enviando && (senha ? doCampo : t.faltaSenha)}
          />
        ) : (
          <Text size="sm">{t.loginRecente}</Text>
        )}
        {tentou && !enviando && erro && !doCampo && <ErroNaTela mensagem={textoDoErro(erro)} />}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" disabled={enviando} onClick={aoFechar}>
            {textos.acao.cancelar}
          </Button>
          <Button type="submit" loading={enviando}>
            {t.confirmarESalvar}
          </Button>
        </Group>
      </form>
    </Dialogo>
  )
}
