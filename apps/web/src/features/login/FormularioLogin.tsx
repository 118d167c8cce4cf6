import { CredenciaisLocais } from '@balcao/contract/acesso/login'
import { Anchor, Button, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { textos } from '#textos/textos.ts'
import { CampoEmail } from '#ui/campos/CampoEmail.tsx'
import { CampoSenha } from '#ui/campos/CampoSenha.tsx'
import { Recusa } from '#ui/Recusa.tsx'
import { useEnvioAvulso } from '#ui/useEnvioAvulso.ts'
import { emailConhecido, entrarComSenha } from './auth.data.ts'
import { Espera } from './Espera.tsx'
import { useContagem } from './useContagem.ts'

const t = textos.acesso

type Erros = { email?: string | undefined; senha?: string | undefined }

const conferir = (valores: { email: string; senha: string }): Erros => {
  const resultado = CredenciaisLocais.safeParse(valores)
  const mensagemDe = (campo: string) => resultado.error?.issues.find(({ path }) => path[0] === campo)?.message
  return { email: mensagemDe('email'), senha: mensagemDe('senha') }
}

export function FormularioLogin() {
  const [email, setEmail] = useState(emailConhecido)
  const [senha, setSenha] = useState('')
  const [erros, setErros] = useState<Erros>({})
  const { enviar, enviando, erro } = useEnvioAvulso(entrarComSenha)
  const espera = erro instanceof ErroHttp ? erro.esperarSegundos : undefined
  const restam = useContagem(espera, erro)

  const aoEnviar = (evento: FormEvent) => {
    evento.preventDefault()
    const encontrados = conferir({ email, senha })
    setErros(encontrados)
    if (!encontrados.email && !encontrados.senha) void enviar(email.trim(), senha)
  }

  return (
    <form onSubmit={aoEnviar} noValidate>
      <Stack gap="sm">
        {restam > 0 ? (
          <Recusa>
            <Espera segundos={restam} />
          </Recusa>
        ) : null}
        {erro && !espera ? <Recusa>{textoDoErro(erro)}</Recusa> : null}
        <CampoEmail
          label={t.email}
          name="email"
          autoComplete="username"
          autoFocus={!emailConhecido()}
          value={email}
          onChange={setEmail}
          error={erros.email}
        />
        <CampoSenha
          label={t.senha}
          name="senha"
          autoFocus={emailConhecido() !== ''}
          value={senha}
          onChange={setSenha}
          error={erros.senha}
        />
        <Button type="submit" fullWidth loading={enviando} disabled={restam > 0} mt={4}>
          {t.entrar}
        </Button>
        {/* A plain link: the login also opens without the router (see Porta.tsx). */}
        <Anchor href="/recuperar-senha" size="sm" ta="center" py={2}>
          {t.esqueci}
        </Anchor>
      </Stack>
    </form>
  )
}
