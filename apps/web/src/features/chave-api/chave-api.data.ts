import { chaveApiApi } from '@balcao/contract/acesso/chave-api'
import { useMutation } from '@tanstack/react-query'
import { consultasDe, relerNomes, useCriar, useExportar } from '#cadastro.ts'
import { http } from '#http.ts'
import { paraEnvio, type ValoresChaveApi } from './chave-api.formulario.ts'

const reler = relerNomes('chave-api')

export const chaves = {
  ...consultasDe('chave-api', chaveApiApi),
  /** `senha`: the password of the person who creates it, once they were asked for it. */
  useCriar: (senha: { readonly current: string | undefined }) =>
    useCriar(chaveApiApi.criar, reler, (valores: ValoresChaveApi) => ({
      ...paraEnvio(valores),
      senha_atual: senha.current,
    })),
  useExportar: () => useExportar(chaveApiApi.exportar),
}

export const useRevogarChave = (id: string) =>
  useMutation({
    mutationFn: () => http(chaveApiApi.revogar, { params: { id } }),
    meta: { erro: 'formulario' },
    // Not waited for: the new data removes the button, which has to say first that it worked.
    onSettled: () => {
      void reler()
    },
  })
