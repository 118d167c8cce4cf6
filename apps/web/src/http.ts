import { criarHttp } from './http/criar-http.ts'
import { sessao, transporte } from './sessao.ts'

export const http = criarHttp(transporte, sessao)
